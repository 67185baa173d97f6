import metadata from './block.json';
import { dataOf, Places } from './save';
import type { MapAttributes } from './types';

/** The style was an attribute. */
type OldAttributes = MapAttributes & { mapStyle?: string };

const withoutStyle = ( { mapStyle, ...others }: OldAttributes ) => ( {
	...others,
	className: [ others.className, mapStyle && `is-style-${ mapStyle }` ]
		.filter( Boolean )
		.join( ' ' ),
} );

const saveOld =
	( hasFullscreen: boolean ) =>
	( { attributes }: { attributes: OldAttributes } ) => (
		<div
			className={
				attributes.align ? `align${ attributes.align }` : undefined
			}
			{ ...dataOf(
				attributes,
				attributes.mapStyle ?? 'default',
				hasFullscreen
			) }
		>
			<Places points={ attributes.points } />
		</div>
	);

const { showFullscreenButton, ...before } = metadata.attributes;
const align = { type: 'string' };
const mapStyle = { type: 'string', default: 'default' };
const supports = { html: false };

export const deprecated = [
	{
		attributes: { ...before, align, showFullscreenButton, mapStyle },
		supports,
		save: saveOld( true ),
		migrate: withoutStyle,
	},
	{
		attributes: { ...before, align, mapStyle },
		supports,
		save: saveOld( false ),
		migrate: ( attributes: OldAttributes ) => ( {
			...withoutStyle( attributes ),
			showFullscreenButton: true,
		} ),
	},
];
