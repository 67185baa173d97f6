import { RichText, useBlockProps } from '@wordpress/block-editor';
import { createBlock, parse, serialize } from '@wordpress/blocks';
import metadata from '../../block.json';
import Edit from '../../edit';
import { settings } from '../../index';
import {
	registerBlock,
	renderEditor as draw,
} from '../../../../tests/js/editor';
import type { TestEditor } from '../../../../tests/js/editor';
import type { AssistantAttributes } from '../../types';
import type { Block } from '@wordpress/blocks';
import type { ReactNode } from 'react';

/** What core's own text blocks are, as far as this block has to do with them. */
function registerTextBlock(
	name: string,
	selector: string,
	raw: object,
	attributes: object = {}
) {
	registerBlock(
		{ name },
		{
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: {
				content: {
					type: 'string',
					source: 'html',
					selector,
					default: '',
				},
				...attributes,
			},
			transforms: { from: [ raw ] },
			edit: function TextEdit( {
				attributes: own,
				setAttributes,
			}: {
				attributes: { content: string };
				setAttributes: ( next: object ) => void;
			} ) {
				return (
					<RichText
						{ ...useBlockProps() }
						tagName="p"
						value={ own.content }
						onChange={ ( content ) => setAttributes( { content } ) }
					/>
				);
			},
			save: ( {
				attributes: own,
			}: {
				attributes: { content: string; level?: number };
			} ) => (
				<RichText.Content
					{ ...useBlockProps.save() }
					tagName={ own.level ? `h${ own.level }` : selector }
					value={ own.content }
				/>
			),
		}
	);
}

export function registerBlocks(): void {
	registerTextBlock( 'core/paragraph', 'p', {
		type: 'raw',
		priority: 20,
		selector: 'p',
		schema: ( {
			phrasingContentSchema,
		}: {
			phrasingContentSchema: object;
		} ) => ( {
			p: { children: phrasingContentSchema },
		} ),
		isMatch: ( node: Element ) => node.nodeName === 'P',
	} );
	registerTextBlock(
		'core/heading',
		'h1,h2,h3',
		{
			type: 'raw',
			selector: 'h1,h2,h3',
			schema: ( {
				phrasingContentSchema,
			}: {
				phrasingContentSchema: object;
			} ) => ( {
				h1: { children: phrasingContentSchema },
				h2: { children: phrasingContentSchema },
				h3: { children: phrasingContentSchema },
			} ),
			transform: ( node: Element ) =>
				createBlock( 'core/heading', {
					content: node.innerHTML,
					level: Number( node.nodeName.slice( 1 ) ),
				} ),
		},
		{ level: { type: 'number', default: 2 }, textColor: { type: 'string' } }
	);
	registerBlock( metadata, { ...settings, edit: Edit } );
}

/** An editor on the page, and what the assistant in it holds. */
export interface AssistantEditor extends TestEditor {
	readonly attributes: ( index?: number ) => AssistantAttributes;
}

export function assistant(
	attributes: Partial< AssistantAttributes > = {}
): Block {
	return createBlock(
		metadata.name,
		attributes as Record< string, unknown >
	);
}

export { createBlock, parse, serialize };

/**
 * Draws a whole block editor.
 *
 * @param initial        Blocks in it.
 * @param editorSettings Settings of the editor.
 * @param plugins        What stands in it beside the post.
 */
export function renderEditor(
	initial: Block[],
	editorSettings?: Record< string, unknown >,
	plugins?: ReactNode
): AssistantEditor {
	const editor = draw( initial, editorSettings, plugins );
	return {
		...editor,
		attributes: ( index = 0 ) =>
			editor.blocks()[ index ]
				?.attributes as object as AssistantAttributes,
	};
}
