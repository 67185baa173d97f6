import { act, render } from '@testing-library/react';
import {
	BlockEditorProvider,
	BlockList,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	getBlockType,
	parse,
	registerBlockType,
	serialize,
	setCategories,
	getCategories,
} from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import metadata from '../../block.json';
import { settings } from '../../index';
import type {
	BlockEditorActions,
	BlockEditorSelectors,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';

export function registerHours(): void {
	if ( ! getBlockType( metadata.name ) ) {
		setCategories( [
			...getCategories(),
			{ slug: 'grow', title: 'Grow' },
		] );
		registerBlockType( metadata.name, {
			...metadata,
			...settings,
		} as unknown as Parameters< typeof registerBlockType >[ 1 ] );
	}
}

type Actions = BlockEditorActions & {
	setBlockEditingMode: ( clientId: string, mode: string ) => Promise< void >;
};

/** An editor on the page. */
export interface TestEditor {
	blocks: () => Block[];
	markup: () => string;
	/** How many steps undo would take back. */
	steps: () => number;
	select: () => Promise< void >;
	/** Takes away the right to change the block. */
	lock: () => Promise< void >;
}

/**
 * Draws a block editor with a post in it, and waits for the block's code.
 *
 * @param post             Markup.
 * @param options          How the post may be worked on.
 * @param options.settings Settings of the editor.
 */
export async function openPost(
	post: string,
	options: { settings?: Record< string, unknown > } = {}
): Promise< TestEditor > {
	let registry: ReturnType< typeof useRegistry > | undefined;
	let steps = 0;
	function Spy() {
		registry = useRegistry();
		return null;
	}
	function Host() {
		const [ value, setValue ] = useState( () => parse( post ) );
		return (
			<BlockEditorProvider
				value={ value }
				settings={ options.settings }
				onInput={ ( next ) => setValue( next as Block[] ) }
				onChange={ ( next ) => {
					steps++;
					setValue( next as Block[] );
				} }
			>
				<Spy />
				<BlockList />
			</BlockEditorProvider>
		);
	}
	await act( () => settings.edit.preload() );
	render( <Host /> );
	const selectors = () =>
		registry?.select( blockEditorStore ) as unknown as BlockEditorSelectors;
	const blocks = () => selectors().getBlocks();
	const actions = () =>
		registry?.dispatch( blockEditorStore ) as unknown as Actions;
	const own = () => blocks()[ 0 ]?.clientId ?? '';
	return {
		blocks,
		markup: () => serialize( blocks() ),
		steps: () => steps,
		select: () =>
			act( async () => {
				await actions().selectBlock( own(), null );
			} ),
		lock: () =>
			act( async () => {
				await actions().setBlockEditingMode( own(), 'disabled' );
			} ),
	};
}
