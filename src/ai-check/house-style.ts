import { getSettings } from '@slipstream/settings';
import { findIssues } from './check-style';
import type { Issue } from './types';

/**
 * Where a text is not as this site writes; nothing where the site has no rules.
 *
 * @param text The text, Markdown.
 */
export function houseIssues( text: string ): Issue[] {
	const { style } = getSettings().ai;
	return style ? findIssues( text, style ) : [];
}
