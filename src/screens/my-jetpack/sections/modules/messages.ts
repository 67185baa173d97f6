import { __, sprintf } from '@wordpress/i18n';
import { AI, aiSentence } from '../../turning-off';
import type { Entry, Feature } from './entries';

/** All blocks: what each has saved stays on pages. */
const isAllBlocks = ( { kind, key }: Entry ) =>
	kind === 'feature' && key === 'blocks';

/**
 * What is said once something was switched, and what people see now.
 *
 * @param entry   What was switched.
 * @param isOn    How.
 * @param feature The feature, where all of it was switched.
 */
export function doneSentence(
	entry: Entry,
	isOn: boolean,
	feature?: Feature
): string {
	if ( entry.kind === 'feature' && entry.key === AI ) {
		return aiSentence( isOn );
	}
	if ( isOn ) {
		return sprintf(
			/* translators: %s: the name of a feature or a block. */
			__( '“%s” is on.', 'slipstream' ),
			entry.title
		);
	}
	if ( entry.kind === 'block' ) {
		return sprintf(
			/* translators: %s: the name of a block. */
			__(
				'“%s” is off: the editor no longer offers it. Pages that use it still show it.',
				'slipstream'
			),
			entry.title
		);
	}
	if ( isAllBlocks( entry ) ) {
		return __(
			'“Blocks” is off. Forms and blocks that the server draws are gone from pages; the text, pictures, and links of other blocks stay, without their styles.',
			'slipstream'
		);
	}
	return feature?.hidesBlocks
		? sprintf(
				/* translators: %s: the name of a feature. */
				__(
					'“%s” is off. Visitors see nothing in its place.',
					'slipstream'
				),
				entry.title
			)
		: sprintf(
				/* translators: %s: the name of a feature. */
				__( '“%s” is off.', 'slipstream' ),
				entry.title
			);
}
