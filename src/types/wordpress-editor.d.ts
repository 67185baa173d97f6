/** The part of the store `core/editor` that this plugin uses. The package is never imported: not every editor has it. */
declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';

	export interface EditorSelectors {
		/** A number; of templates, a name. */
		getCurrentPostId(): number | string | null;
		getCurrentPostType(): string | null;
		/** As the server has it. */
		getCurrentPost(): {
			status?: string;
			_links?: Record< string, unknown >;
		};
		getEditedPostAttribute( name: string ): unknown;
		/** 'post-only' if nothing of the template is shown. */
		getRenderingMode(): string;
		isSavingPost(): boolean;
		isAutosavingPost(): boolean;
		/** Undefined where the content is edited as text. */
		getEditorBlocks(): import( '@wordpress/blocks' ).Block[] | undefined;
		isEditorPanelOpened( name: string ): boolean;
	}
	export interface EditorActions {
		editPost(
			edits: Record< string, unknown >,
			options?: { isCached?: boolean }
		): void;
		lockPostSaving( name: string ): void;
		unlockPostSaving( name: string ): void;
		savePost(): Promise< void >;
	}
	export const PluginPostStatusInfo: ComponentType< {
		className?: string;
		children?: ReactNode;
	} >;
	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		children?: ReactNode;
	} >;
	export const PluginPrePublishPanel: ComponentType< {
		title: string;
		initialOpen?: boolean;
		children?: ReactNode;
	} >;
	export const PluginPostPublishPanel: typeof PluginPrePublishPanel;
}
