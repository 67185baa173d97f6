import { lazyComponent } from '@slipstream/lazy';
import { usePostAccess } from '@slipstream/post-access';
import { __ } from '@wordpress/i18n';
import type { PluginDocumentSettingPanel } from '@wordpress/editor';

type DocumentPanel = typeof PluginDocumentSettingPanel;

const AccessPanel = lazyComponent( () =>
	import( /* webpackChunkName: "post-access-edit" */ './access-panel' ).then(
		( chunk ) => chunk.AccessPanel
	)
);

/** The place of the panel in the post's sidebar. */
export function AccessHost() {
	const access = usePostAccess();
	// Only editors of posts have a document's sidebar: its package is not asked for where it is not.
	const { wp } = globalThis as {
		wp?: { editor?: { PluginDocumentSettingPanel?: DocumentPanel } };
	};
	const Panel = wp?.editor?.PluginDocumentSettingPanel;
	return Panel && access ? (
		<Panel
			name="slipstream-post-access"
			title={ __( 'Access', 'slipstream' ) }
		>
			<AccessPanel access={ access } />
		</Panel>
	) : null;
}
