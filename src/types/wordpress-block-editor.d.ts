/**
 * The part of `@wordpress/block-editor` that this plugin uses: the package ships no types, and the community's bring another React.
 */
declare module '@wordpress/block-editor' {
	import type { StoreOf } from '@slipstream/wp-stores';
	import type {
		ComponentType,
		CSSProperties,
		HTMLAttributes,
		ReactElement,
		ReactNode,
		Ref,
	} from 'react';

	type BlockProps = HTMLAttributes< HTMLElement > & {
		ref?: Ref< HTMLElement >;
		[ data: `data-${ string }` ]: unknown;
	};

	export const useBlockProps: {
		(
			props?: BlockProps,
			options?: Record< string, unknown >
		): Record< string, unknown > & {
			ref: React.RefCallback< Element >;
			className: string;
			style?: CSSProperties;
		};
		save( props?: BlockProps ): Record< string, unknown >;
	};

	export const useInnerBlocksProps: {
		(
			props?: Record< string, unknown >,
			options?: Record< string, unknown >
		): Record< string, unknown >;
		save( props?: Record< string, unknown > ): Record< string, unknown >;
	};

	export const InspectorControls: ComponentType< {
		children?: ReactNode;
		group?: string;
	} > & { Slot: ComponentType };
	export const BlockControls: ComponentType< {
		children?: ReactNode;
		group?: 'default' | 'block' | 'inline' | 'other' | 'parent';
	} > & { Slot: ComponentType< { group?: string } > };
	export const BlockIcon: ComponentType< { icon: ReactElement } >;
	/** At the end of the toolbar of all selected blocks. */
	export const __unstableBlockToolbarLastItem:
		| ( ComponentType< { children?: ReactNode } > & {
				Slot: ComponentType;
		  } )
		| undefined;
	/** Entries of the menu of all selected blocks. */
	export const BlockSettingsMenuControls: ComponentType< {
		children( menu: {
			selectedBlocks: string[];
			selectedClientIds: string[];
			onClose(): void;
		} ): ReactNode;
	} >;
	export const AlignmentControl: ComponentType< {
		value?: string;
		onChange( value?: string ): void;
	} >;
	export const PanelColorSettings: ComponentType< {
		title: string;
		initialOpen?: boolean;
		colorSettings: {
			label: string;
			value?: string;
			onChange( value?: string ): void;
		}[];
		children?: ReactNode;
	} >;
	export const __experimentalPanelColorGradientSettings: ComponentType< {
		title: string;
		settings: {
			label: string;
			colorValue?: string;
			gradientValue?: string;
			onColorChange?( value?: string ): void;
			onGradientChange?( value?: string ): void;
		}[];
		children?: ReactNode;
	} >;
	export const ContrastChecker: ComponentType< {
		textColor?: string;
		backgroundColor?: string;
	} >;
	export const getColorObjectByAttributeValues: (
		colors: readonly { slug: string; color?: string }[],
		slug?: string,
		custom?: string
	) => { slug?: string; color?: string };
	export const useSettings: ( ...paths: string[] ) => unknown[];
	export const URLInputButton: ComponentType< {
		url: string;
		onChange( url: string ): void;
	} >;
	export const InnerBlocks: {
		Content: ComponentType;
		ButtonBlockAppender: ComponentType;
	};
	export const Warning: ComponentType< {
		actions?: ReactElement[];
		className?: string;
		children?: ReactNode;
	} >;
	export const PlainText: ComponentType< {
		value: string;
		onChange( value: string ): void;
		className?: string;
		placeholder?: string;
		'aria-label'?: string;
		__experimentalVersion?: number;
		onKeyDown?( event: React.KeyboardEvent ): void;
		ref?: Ref< HTMLTextAreaElement >;
	} >;
	export const RichText: ComponentType< {
		tagName?: string;
		value: string;
		onChange( value: string ): void;
		placeholder?: string;
		className?: string;
		identifier?: string;
		allowedFormats?: string[];
		withoutInteractiveFormatting?: boolean;
		disableLineBreaks?: boolean;
		style?: CSSProperties;
		'aria-label'?: string;
	} > & {
		Content: ComponentType<
			HTMLAttributes< HTMLElement > & {
				tagName?: string;
				value: string;
				href?: string;
				rel?: string;
				target?: string;
				'data-id-attr'?: string;
			}
		>;
	};

	export const __experimentalBlockVariationPicker: ComponentType< {
		icon: ReactNode;
		label: string;
		instructions: string;
		variations: readonly object[];
		allowSkip: boolean;
		onSelect( variation?: { name: string } ): void;
	} >;

	/** What an attribute `style` and its like come to. */
	interface StyleProps {
		className?: string;
		style?: CSSProperties;
	}
	type ToStyleProps = (
		attributes: Readonly< Record< string, unknown > >
	) => StyleProps;
	export const __experimentalUseBorderProps: ToStyleProps;
	export const __experimentalUseColorProps: ToStyleProps;
	export const __experimentalGetSpacingClassesAndStyles: ToStyleProps;
	export const getTypographyClassesAndStyles: ToStyleProps;

	export const BlockEditorProvider: ComponentType< {
		value: unknown[];
		settings?: Record< string, unknown >;
		onInput?( blocks: unknown[] ): void;
		onChange?( blocks: unknown[] ): void;
		children?: ReactNode;
	} >;
	export const BlockList: ComponentType;
	export const Inserter: ComponentType< {
		rootClientId?: string;
		/** The block that stands after what is inserted. */
		clientId?: string | undefined;
		isAppender?: boolean;
		__experimentalIsQuick?: boolean;
		renderToggle?( toggle: {
			onToggle(): void;
			isOpen: boolean;
			disabled: boolean;
		} ): ReactNode;
	} >;
	export const useBlockEditContext: () => {
		clientId: string;
		name: string;
		isSelected: boolean;
	};
	export const useBlockEditingMode: () => string;

	export interface BlockEditorSettings {
		readonly isPreviewMode?: boolean;
		/** In bytes. */
		readonly maxUploadFileSize?: number;
		/** Uploads files; missing for those who may not. */
		readonly mediaUpload?: ( options: {
			allowedTypes: string[];
			filesList: File[];
			onFileChange: ( files: { id?: number; url?: string }[] ) => void;
			onError: (
				error: { code?: string; message?: string } | string
			) => void;
		} ) => void;
		readonly [ name: string ]: unknown;
	}

	/** The block editor's store, by what is called of it here. */
	export interface BlockEditorSelectors {
		getBlock(
			clientId: string
		): import( '@wordpress/blocks' ).Block | null;
		getBlocks(
			rootClientId?: string
		): import( '@wordpress/blocks' ).Block[];
		getBlockAttributes(
			clientId: string
		): Readonly< Record< string, unknown > > | null;
		getBlockCount( rootClientId?: string ): number;
		getBlockIndex( clientId: string ): number;
		getBlockName( clientId: string ): string | null;
		getBlockOrder( rootClientId?: string ): string[];
		getBlockParents( clientId: string, ascending?: boolean ): string[];
		getBlockParentsByBlockName(
			clientId: string,
			name: string | readonly string[],
			ascending?: boolean
		): string[];
		/** In the order that they stand in. */
		getBlocksByName( name: string ): string[];
		getClientIdsOfDescendants( rootIds: string[] ): string[];
		getBlockRootClientId( clientId: string ): string | null;
		canInsertBlockType(
			name: string,
			rootClientId?: string | null
		): boolean;
		getSelectedBlockClientId(): string | null;
		getSelectedBlockClientIds(): string[];
		hasMultiSelection(): boolean;
		getSettings(): BlockEditorSettings;
		hasSelectedInnerBlock( clientId: string, deep?: boolean ): boolean;
		isBlockSelected( clientId: string ): boolean;
		wasBlockJustInserted( clientId: string ): boolean;
	}
	export interface BlockEditorActions {
		replaceBlocks(
			clientIds: string | string[],
			blocks: unknown,
			indexToSelect?: number,
			initialPosition?: 0 | -1 | null
		): Promise< void >;
		replaceInnerBlocks(
			rootClientId: string,
			blocks: unknown[],
			updateSelection?: boolean
		): Promise< void >;
		insertBlocks(
			blocks: unknown[],
			index?: number,
			rootClientId?: string,
			updateSelection?: boolean
		): Promise< void >;
		insertBlock(
			block: import( '@wordpress/blocks' ).Block,
			index?: number,
			rootClientId?: string,
			updateSelection?: boolean
		): Promise< void >;
		moveBlockToPosition(
			clientId: string,
			fromRootClientId: string,
			toRootClientId: string,
			index: number
		): Promise< void >;
		removeBlock(
			clientId: string,
			selectPrevious?: boolean
		): Promise< void >;
		selectBlock(
			clientId: string,
			initialPosition?: 0 | -1 | null
		): Promise< void >;
		multiSelect( start: string, end: string ): Promise< void >;
		updateSettings( settings: Record< string, unknown > ): Promise< void >;
		clearSelectedBlock(): Promise< void >;
		setBlockEditingMode( clientId: string, mode: string ): Promise< void >;
		updateBlockAttributes(
			clientId: string | string[],
			attributes: Record< string, unknown >
		): Promise< void >;
		__unstableMarkNextChangeAsNotPersistent(): Promise< void >;
		__unstableMarkLastChangeAsPersistent(): Promise< void >;
	}
	export const store: StoreOf< BlockEditorActions, BlockEditorSelectors >;
}
