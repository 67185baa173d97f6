import { screen, within } from '@testing-library/react';
import { parse } from '@wordpress/blocks';
import { openEditor } from '../../../../tests/js/editor';
import { FOLDERS, moduleOf } from './forms';
import type { TestEditor } from '../../../../tests/js/editor';
import type { Block } from '@wordpress/blocks';

export const open = ( post: string ): Promise< TestEditor > =>
	openEditor( post, { modules: FOLDERS.map( moduleOf ) } );
export const form = ( inner = '', attributes: object = {} ) =>
	`<!-- wp:jetpack/contact-form ${ JSON.stringify( attributes ) } -->\n<div class="wp-block-jetpack-contact-form">${ inner }</div>\n<!-- /wp:jetpack/contact-form -->`;
export const field = ( kind: string, inner: string, attributes: object = {} ) =>
	`<!-- wp:jetpack/field-${ kind } ${ JSON.stringify( attributes ) } -->\n<div>${ inner }</div>\n<!-- /wp:jetpack/field-${ kind } -->`;
export const part = ( name: string, attributes: object = {} ) =>
	`<!-- wp:jetpack/${ name } ${ JSON.stringify( attributes ) } /-->`;
export const text = (
	label: string,
	attributes: object = {},
	input: object = {}
) =>
	field(
		'text',
		part( 'label', { label } ) +
			part( 'input', { type: 'text', ...input } ),
		attributes
	);

export const all = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...all( block.innerBlocks ) ] );
export const named = ( editor: TestEditor, name: string ) =>
	all( editor.blocks() ).filter(
		( block ) => block.name === `jetpack/${ name }`
	);
export const select = ( editor: TestEditor, block: Block | undefined ) =>
	editor.act( ( actions ) => {
		void actions.selectBlock( block?.clientId ?? '', null );
	} );
export const sidebar = () => within( screen.getByLabelText( 'sidebar' ) );
export const isValid = ( editor: TestEditor ) =>
	all( parse( editor.markup() ) ).every( ( block ) => block.isValid );
