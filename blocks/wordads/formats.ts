import { __ } from '@wordpress/i18n';

/** A size of ads. */
export interface Format {
	/** Its name in the attribute. */
	readonly name: string;
	readonly label: string;
	/** In pixels. */
	readonly width: number;
	readonly height: number;
	/** How much higher the editor draws it: there is text in it. */
	readonly editorPadding: number;
}

/** The sizes of ads; php/Ads/Ad_Formats.php has the same for the page. */
export const formats = (): readonly [ Format, ...Format[] ] => [
	{
		name: 'mrec',
		label: __( 'Rectangle 300 × 250', 'slipstream' ),
		width: 300,
		height: 250,
		editorPadding: 30,
	},
	{
		name: 'leaderboard',
		label: __( 'Leaderboard 728 × 90', 'slipstream' ),
		width: 728,
		height: 90,
		editorPadding: 60,
	},
	{
		name: 'mobile_leaderboard',
		label: __( 'Mobile leaderboard 320 × 50', 'slipstream' ),
		width: 320,
		height: 50,
		editorPadding: 100,
	},
	{
		name: 'wideskyscraper',
		label: __( 'Wide skyscraper 160 × 600', 'slipstream' ),
		width: 160,
		height: 600,
		editorPadding: 30,
	},
];

/**
 * The format that an attribute means; an unknown one is the first.
 *
 * @param name What the attribute holds.
 */
export function formatOf( name: unknown ): Format {
	const all = formats();
	return all.find( ( format ) => format.name === name ) ?? all[ 0 ];
}
