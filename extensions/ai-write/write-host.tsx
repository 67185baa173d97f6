import { latePart } from '@slipstream/block-kit';
import { __ } from '@wordpress/i18n';
import { load, panel } from './panel';
import type { ComponentType, ReactNode } from 'react';

interface SidebarPanelProps {
	name: string;
	title: string;
	children: ReactNode;
}

/** Only editors of posts have a document's sidebar: its package is not asked for where it is not. */
interface WithEditor {
	wp?: {
		editor?: {
			PluginDocumentSettingPanel?: ComponentType< SidebarPanelProps >;
		};
	};
}

const Menu = latePart( () => load().then( ( { WriteMenu } ) => WriteMenu ) );

/** The place of the panel, and the menu in the post's sidebar. */
export function WriteHost() {
	const SidebarPanel = ( globalThis as unknown as WithEditor ).wp?.editor
		?.PluginDocumentSettingPanel;
	return (
		<>
			{ SidebarPanel && (
				<SidebarPanel
					name="slipstream-ai-write"
					title={ __( 'Write with AI', 'slipstream' ) }
				>
					<Menu onChoose={ panel.open } />
				</SidebarPanel>
			) }
			<panel.Host />
		</>
	);
}
