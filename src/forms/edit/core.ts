import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import type {
	BlockEditorActions,
	BlockEditorSelectors,
} from '@wordpress/block-editor';

export type EditorReads = BlockEditorSelectors;

/** Parts of the block editor under the names that they have here. */
export {
	InnerBlocks,
	PanelColorSettings,
	RichText,
	__experimentalBlockVariationPicker as BlockVariationPicker,
	__experimentalUseBorderProps as useBorderProps,
	__experimentalUseColorProps as useColorProps,
	__experimentalGetSpacingClassesAndStyles as spacingProps,
	getTypographyClassesAndStyles as typographyProps,
} from '@wordpress/block-editor';

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
		( select ) => read( select( blockEditorStore ) ),
		dependencies // eslint-disable-line react-hooks/exhaustive-deps
	);

/** The block editor's store, read when something happens. Subscribes to nothing. */
export const useReadsNow = (): ( () => EditorReads ) => {
	const registry = useRegistry();
	return () => registry.select( blockEditorStore );
};

/** Actions whose promise nobody waits for: the store has changed when they return. */
type Writes = {
	[ Name in keyof BlockEditorActions ]: (
		...args: Parameters< BlockEditorActions[ Name ] >
	) => void;
};

/** Changes of the block editor's store. */
export const useWrites = (): Writes => useDispatch( blockEditorStore );

/** Whether blocks are only shown, as in the inserter or among patterns. */
export const useIsPreview = () =>
	useReads( ( reads ) => !! reads.getSettings().isPreviewMode, [] );
