import { lazyComponent, LoadingFallback } from '@slipstream/lazy';
import { editorStore } from '@slipstream/wp-stores';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { load, panel } from './panel';
import type { PluginDocumentSettingPanel } from '@wordpress/editor';

type DocumentPanel = typeof PluginDocumentSettingPanel;

/** The plugin, and its panel. */
const NAME = 'slipstream-ai-write';

const Menu = lazyComponent(
	() => load().then( ( { WriteMenu } ) => WriteMenu ),
	{ fallback: LoadingFallback }
);

/** Whether the author has opened the panel: one that was left open the last time is open again, and nobody has asked for it. */
function useIsAskedFor(): readonly [ boolean, () => void ] {
	const isOpen = useSelect(
		( select ) =>
			select( editorStore ).isEditorPanelOpened( `${ NAME }/${ NAME }` ),
		[]
	);
	const [ isAskedFor, setIsAskedFor ] = useState( ! isOpen );
	useEffect( () => {
		if ( ! isOpen ) {
			setIsAskedFor( true );
		}
	}, [ isOpen ] );
	return [ isAskedFor, () => setIsAskedFor( true ) ];
}

/** The menu in the post's sidebar; its code comes when the author wants it. */
function WriteSidebar( { Panel }: { Panel: DocumentPanel } ) {
	const [ isAskedFor, askForIt ] = useIsAskedFor();
	const place = useRef< HTMLDivElement >( null );
	const title = __( 'Write with AI', 'slipstream' );
	return (
		<Panel name={ NAME } title={ title }>
			<div
				ref={ place }
				role="group"
				aria-label={ title }
				tabIndex={ -1 }
			>
				{ isAskedFor ? (
					<Menu onChoose={ panel.open } />
				) : (
					<Button
						variant="secondary"
						onClick={ () => {
							// The button goes; the focus waits for the menu in its place.
							place.current?.focus();
							askForIt();
						} }
						__next40pxDefaultSize
					>
						{ __( 'Show the writing tools', 'slipstream' ) }
					</Button>
				) }
			</div>
		</Panel>
	);
}

/** The place of the panel, and the menu in the post's sidebar. */
export function WriteHost() {
	// Only editors of posts have a document's sidebar: its package is not asked for where it is not.
	const { wp } = globalThis as {
		wp?: { editor?: { PluginDocumentSettingPanel?: DocumentPanel } };
	};
	const Panel = wp?.editor?.PluginDocumentSettingPanel;
	return (
		<>
			{ Panel && <WriteSidebar Panel={ Panel } /> }
			<panel.Host />
		</>
	);
}
