import { __ } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';
import type { AiSettings } from '@slipstream/site-settings';
import type { ValidationMessages } from '@slipstream/ui';
import type { Template } from '../../ai-settings';

/** As many as the server takes, and as much of each. */
export const { maxItems, items } = aiSettings.slipstream_ai_templates.limits;

/** The setting of the form. */
export type TemplateSettings = Pick< AiSettings, 'slipstream_ai_templates' >;

/** A template as it is typed; the number stays the same wherever it is moved. */
export interface Row extends Template {
	readonly id: number;
}

/**
 * Rows for templates.
 *
 * @param templates The templates.
 */
export const rowsOf = ( templates: readonly Template[] ): readonly Row[] =>
	templates.map( ( template, id ) => ( { ...template, id } ) );

/**
 * The form for what the server holds.
 *
 * @param saved What it holds.
 */
export const draftOf = ( saved: TemplateSettings ) =>
	rowsOf( saved.slipstream_ai_templates );

/**
 * The setting that a form holds.
 *
 * @param rows The form.
 */
export const bodyOf = ( rows: readonly Row[] ): TemplateSettings => ( {
	slipstream_ai_templates: rows.map( ( { title, prompt } ) => ( {
		title: title.trim(),
		prompt: prompt.trim(),
	} ) ),
} );

/**
 * The rows with one more, empty.
 *
 * @param rows The rows.
 */
export const withNew = ( rows: readonly Row[] ): readonly Row[] => [
	...rows,
	{
		title: '',
		prompt: '',
		id: Math.max( -1, ...rows.map( ( { id } ) => id ) ) + 1,
	},
];

/**
 * The rows with one in another place.
 *
 * @param rows The rows.
 * @param from Where it is.
 * @param to   Where it is to be.
 */
export function withMoved(
	rows: readonly Row[],
	from: number,
	to: number
): readonly Row[] {
	const row = rows[ from ];
	if ( ! row || to < 0 || to >= rows.length ) {
		return rows;
	}
	const others = rows.filter( ( _, at ) => at !== from );
	return [ ...others.slice( 0, to ), row, ...others.slice( to ) ];
}

/**
 * What is wrong with the form, by 'title' or 'prompt' and a row's number.
 *
 * @param rows The form.
 */
export function validate( rows: readonly Row[] ): ValidationMessages {
	const messages: Record< string, string > = {};
	const titles = new Set< string >();
	for ( const { id, title, prompt } of rows ) {
		const name = title.trim().toLocaleLowerCase();
		if ( name === '' ) {
			messages[ `title ${ id }` ] = __( 'Enter a name.', 'slipstream' );
		} else if ( titles.has( name ) ) {
			messages[ `title ${ id }` ] = __(
				'Another template has this name.',
				'slipstream'
			);
		}
		if ( prompt.trim() === '' ) {
			messages[ `prompt ${ id }` ] = __(
				'Enter a prompt.',
				'slipstream'
			);
		}
		titles.add( name );
	}
	return messages;
}
