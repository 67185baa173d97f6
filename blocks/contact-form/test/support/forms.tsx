import {
	getBlockType,
	setUnregisteredTypeHandlerName,
} from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import { sync as glob } from 'fast-glob';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { registerBlock, roundTrip } from '../../../../tests/js/editor';
import type { Opened } from '../../../../tests/js/editor';
import type { FieldDefinition } from '@slipstream/forms';
import type { BlockModule } from '@slipstream/block-kit';

const BLOCKS = resolve( __dirname, '../../..' );

/** The folders of the blocks that forms are made of. */
export const FOLDERS = glob(
	'{contact-form,field-*,form-*,label,input,options,option,phone-input,input-range,input-rating,dropzone,fieldset-image-options,input-image-option}',
	{ cwd: BLOCKS, onlyDirectories: true }
).sort();

export interface Metadata {
	name: string;
	attributes: Record< string, { default?: unknown } >;
	supports: Record< string, unknown >;
	variations?: { name: string; attributes: Record< string, unknown > }[];
}

interface FormModule {
	name: string;
	settings: Omit< BlockModule[ 'settings' ], 'edit' > & {
		edit: { preload: () => Promise< void > };
	};
}

export const metadataOf = ( folder: string ) =>
	jest.requireActual< Metadata >( `${ BLOCKS }/${ folder }/block.json` );
/** What a folder's field.json says; nothing where it is no field. */
export const definitionOf = ( folder: string ) =>
	existsSync( `${ BLOCKS }/${ folder }/field.json` )
		? jest.requireActual<
				FieldDefinition & {
					ai?: { attributes: string[]; prompt: string };
				}
			>( `${ BLOCKS }/${ folder }/field.json` )
		: undefined;
export const moduleOf = ( folder: string ) =>
	jest.requireActual< FormModule >( `${ BLOCKS }/${ folder }/index.ts` );

const texts = ( ...names: string[] ) =>
	Object.fromEntries( names.map( ( key ) => [ key, { type: 'string' } ] ) );

/** Blocks of other makers: a button that saves no HTML, and what the editor keeps a block in that it does not know. */
const FOREIGN = {
	'jetpack/button': {
		attributes: texts(
			'element',
			'text',
			'uniqueId',
			'backgroundColor',
			'textColor',
			'customBackgroundColor',
			'customTextColor'
		),
		save: () => null,
	},
	'core/button': {
		attributes: texts( 'tagName', 'type', 'text' ),
		save: ( { attributes }: { attributes: { text: string } } ) => (
			<div>
				<button>{ attributes.text }</button>
			</div>
		),
	},
	'core/missing': {
		attributes: {
			...texts( 'originalName', 'originalUndelimitedContent' ),
			originalContent: { type: 'string', source: 'raw' },
		},
		supports: { className: false, customClassName: false, html: false },
		save: ( {
			attributes,
		}: {
			attributes: { originalContent: string };
		} ) => <RawHTML>{ attributes.originalContent }</RawHTML>,
	},
};

// Every test that imports this has all blocks of forms.
beforeAll( () => {
	jest.spyOn( console, 'groupCollapsed' ).mockImplementation(
		() => undefined
	);
	for ( const folder of FOLDERS ) {
		registerBlock( metadataOf( folder ), moduleOf( folder ).settings );
	}
	for ( const [ name, settings ] of Object.entries( FOREIGN ) ) {
		if ( ! getBlockType( name ) ) {
			registerBlock(
				{ name },
				{
					apiVersion: 3,
					title: name,
					category: 'design',
					edit: () => null,
					...settings,
				}
			);
		}
	}
	setUnregisteredTypeHandlerName( 'core/missing' );
} );

/**
 * Opens a post of one block and saves it, twice. What the editor says of an old form is not looked at.
 *
 * @param post Markup.
 */
export function reopen( post: string ): Opened {
	const opened = roundTrip( post );
	jest.mocked( console.info ).mockClear(); // eslint-disable-line no-console
	return opened;
}
