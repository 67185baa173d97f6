import { act, render } from '@testing-library/react';
import {
	BlockEditorProvider,
	BlockList,
	RichText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, parse, serialize } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import metadata from '../../block.json';
import Edit from '../../edit';
import { settings } from '../../index';
import { registerTestBlock } from '../../../../tests/js/register-test-block';
import type { AssistantAttributes } from '../../types';
import type {
	BlockEditorActions,
	BlockEditorSelectors,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';

/** What core's own text blocks are, as far as this block has to do with them. */
function registerTextBlock(
	name: string,
	selector: string,
	raw: object,
	attributes: object = {}
) {
	registerTestBlock( name, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes: {
			content: { type: 'string', source: 'html', selector, default: '' },
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
	} );
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
	registerTestBlock( metadata.name, {
		...metadata,
		...settings,
		edit: Edit,
	} );
}

/** An editor on the page. */
export interface TestEditor {
	/** The markup of all blocks. */
	markup: () => string;
	blocks: () => Block[];
	attributes: ( index?: number ) => AssistantAttributes;
	/** How many steps undo would take back. */
	steps: () => number;
	act: ( change: ( actions: BlockEditorActions ) => void ) => Promise< void >;
	/** What switching to the code view does. */
	hideCanvas: () => void;
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
 * @param initial Blocks in it.
 */
export function renderEditor( initial: Block[] ): TestEditor {
	let registry: ReturnType< typeof useRegistry > | undefined;
	let steps = 0;
	let hideCanvas = () => {};
	function Spy() {
		registry = useRegistry();
		return null;
	}
	function Host() {
		const [ value, setValue ] = useState( initial );
		const [ isShown, setIsShown ] = useState( true );
		hideCanvas = () => setIsShown( false );
		return (
			<BlockEditorProvider
				value={ value }
				onInput={ ( next ) => setValue( next as Block[] ) }
				onChange={ ( next ) => {
					steps++;
					setValue( next as Block[] );
				} }
			>
				<Spy />
				{ isShown && <BlockList /> }
			</BlockEditorProvider>
		);
	}
	render( <Host /> );
	const selectors = () =>
		registry?.select( blockEditorStore ) as BlockEditorSelectors;
	const blocks = () => selectors().getBlocks();
	return {
		blocks,
		markup: () => serialize( blocks() ),
		attributes: ( index = 0 ) =>
			blocks()[ index ]?.attributes as object as AssistantAttributes,
		steps: () => steps,
		act: ( change ) =>
			act( async () =>
				change(
					registry?.dispatch( blockEditorStore ) as BlockEditorActions
				)
			),
		hideCanvas: () => act( () => hideCanvas() ),
	};
}
