import { InnerBlocks, RichText } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { registerBlock } from '../js/editor';
import type { CaseBlock } from './judge';
import type { Block } from '@wordpress/blocks';
import type { ComponentProps, ComponentType } from 'react';

type Save = ( props: { attributes: Record< string, string > } ) => JSX.Element;

const Words = RichText.Content as ComponentType< {
	tagName: string;
	value?: string;
} >;
const Inside = InnerBlocks.Content as ComponentType< ComponentProps< 'div' > >;

/** How core's blocks are saved, as far as their words go. */
const SAVES: Record< string, Save > = {
	'core/paragraph': ( { attributes } ) => (
		<Words tagName="p" value={ attributes.content } />
	),
	'core/heading': ( { attributes } ) => (
		<Words tagName="h2" value={ attributes.content } />
	),
	'core/list': () => (
		<ul>
			<Inside />
		</ul>
	),
	'core/list-item': ( { attributes } ) => (
		<Words tagName="li" value={ attributes.content } />
	),
	'core/quote': () => (
		<blockquote>
			<Inside />
		</blockquote>
	),
	'core/table': () => <table />,
	'core/button': ( { attributes } ) => (
		<Words tagName="a" value={ attributes.text } />
	),
};

/** Registers the blocks that the cases are made of. */
export function registerCoreBlocks(): void {
	for ( const [ name, save ] of Object.entries( SAVES ) ) {
		registerBlock(
			{ name },
			{
				apiVersion: 3,
				title: name,
				category: 'text',
				attributes: {
					content: { type: 'string' },
					text: { type: 'string' },
					level: { type: 'number' },
					body: { type: 'array' },
				},
				save,
			}
		);
	}
}

/**
 * A block of a case as the editor has it.
 *
 * @param block The block.
 */
export const blockOf = ( block: CaseBlock ): Block =>
	createBlock(
		block.name,
		block.attributes,
		block.innerBlocks.map( blockOf )
	);
