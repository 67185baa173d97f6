import { screen } from '@testing-library/react';
import { openEditor, registerBlock } from '../../../../tests/js/editor';
import metadata from '../../block.json';
import { settings } from '../../index';
import type { TestEditor } from '../../../../tests/js/editor';

export const registerMarkdown = (): void => registerBlock( metadata, settings );

/** The markup of a block. */
export function markup( source: string, html: string ): string {
	const comment = JSON.stringify( { source } )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
	return `<!-- wp:jetpack/markdown ${ comment } -->\n<div class="wp-block-jetpack-markdown">${ html }</div>\n<!-- /wp:jetpack/markdown -->`;
}

export const openPost = ( post: string ): Promise< TestEditor > =>
	openEditor( post, { modules: [ { settings } ] } );

/** The block itself, around what it shows. */
export const wrapper = (): HTMLElement =>
	screen.getByRole( 'document', { name: /Markdown/ } );
