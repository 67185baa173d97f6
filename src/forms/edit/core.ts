import * as blockEditor from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import type { Values } from '../migrate';
import type { Block } from '@wordpress/blocks';
import type { ComponentType, CSSProperties, ReactNode } from 'react';

/** Reads of the block editor's store. */
export interface EditorReads {
	getBlock: ( clientId: string ) => Block | null;
	getBlockAttributes: ( clientId: string ) => Values | null;
	getBlockIndex: ( clientId: string ) => number;
	getBlockName: ( clientId: string ) => string | null;
	getBlockOrder: ( clientId: string ) => string[];
	getBlockParents: ( clientId: string ) => string[];
	getBlockParentsByBlockName: ( clientId: string, name: string ) => string[];
	getBlockRootClientId: ( clientId: string ) => string | null;
	getBlocks: ( clientId: string ) => Block[];
	getClientIdsOfDescendants: ( clientIds: string[] ) => string[];
	getSelectedBlockClientId: () => string | null;
	getSettings: () => Values;
	hasSelectedInnerBlock: ( clientId: string, isDeep: boolean ) => boolean;
	isBlockSelected: ( clientId: string ) => boolean;
	wasBlockJustInserted: ( clientId: string ) => boolean;
}

interface EditorWrites {
	__unstableMarkNextChangeAsNotPersistent: () => void;
	insertBlock: (
		block: Block,
		index?: number,
		rootClientId?: string,
		updateSelection?: boolean
	) => void;
	moveBlockToPosition: (
		clientId: string,
		from: string,
		to: string,
		index: number
	) => void;
	removeBlock: ( clientId: string, selectPrevious?: boolean ) => void;
	replaceBlocks: (
		clientId: string,
		blocks: Block | Block[],
		index?: number
	) => void;
	replaceInnerBlocks: (
		clientId: string,
		blocks: Block[],
		updateSelection?: boolean
	) => void;
	selectBlock: ( clientId: string, position?: number | null ) => void;
	updateBlockAttributes: (
		clientIds: string | string[],
		attributes: Values
	) => void;
}

interface Look {
	className?: string;
	style?: CSSProperties;
}

interface More {
	InnerBlocks: { ButtonBlockAppender: ComponentType };
	MediaReplaceFlow: ComponentType< Values >;
	PanelColorSettings: ComponentType< {
		title: string;
		initialOpen?: boolean;
		colorSettings: {
			value?: string;
			label: string;
			onChange: ( color?: string ) => void;
		}[];
	} >;
	RichText: ComponentType< {
		identifier?: string;
		tagName?: string;
		className?: string;
		value: string;
		placeholder?: string;
		'aria-label': string;
		allowedFormats?: string[];
		withoutInteractiveFormatting?: boolean;
		disableLineBreaks?: boolean;
		onChange: ( value: string ) => void;
	} >;
	__experimentalBlockVariationPicker: ComponentType< {
		icon: ReactNode;
		label: string;
		instructions: string;
		variations: readonly object[];
		allowSkip: boolean;
		onSelect: ( variation?: { name: string } ) => void;
	} >;
	__experimentalUseBorderProps: ( attributes: Values ) => Look;
	__experimentalUseColorProps: ( attributes: Values ) => Look;
	__experimentalGetSpacingClassesAndStyles: ( attributes: Values ) => Look;
	getTypographyClassesAndStyles: ( attributes: Values ) => Look;
}

/** Parts of the block editor that its description here leaves out. */
export const {
	InnerBlocks,
	PanelColorSettings,
	RichText,
	__experimentalBlockVariationPicker: BlockVariationPicker,
	__experimentalUseBorderProps: useBorderProps,
	__experimentalUseColorProps: useColorProps,
	__experimentalGetSpacingClassesAndStyles: spacingProps,
	getTypographyClassesAndStyles: typographyProps,
} = blockEditor as unknown as More;

/**
 * Reads the block editor's store.
 *
 * @param read         What to read.
 * @param dependencies What the reading depends on.
 */
export const useReads = < T >(
	read: ( reads: EditorReads ) => T,
	dependencies: unknown[]
): T =>
	useSelect(
		( select ) =>
			read( select( blockEditor.store ) as unknown as EditorReads ),
		dependencies // eslint-disable-line react-hooks/exhaustive-deps
	);

/** The block editor's store, read when something happens. Subscribes to nothing. */
export const useReadsNow = (): ( () => EditorReads ) => {
	const registry = useRegistry();
	return () => registry.select( blockEditor.store ) as unknown as EditorReads;
};

/** Changes of the block editor's store. */
export const useWrites = () =>
	useDispatch( blockEditor.store ) as unknown as EditorWrites;

/** Whether blocks are only shown, as in the inserter or among patterns. */
export const useIsPreview = () =>
	useReads( ( reads ) => !! reads.getSettings().isPreviewMode, [] );
