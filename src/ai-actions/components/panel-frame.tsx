import { Popover } from '@wordpress/components';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { anchorInView } from '../anchor';
import '../panel.scss';
import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';

interface Props {
	label: string;
	/** Which of several requests is on its way, from 1, and how many there are. */
	progress?: readonly [ number, number ];
	/** The block it belongs to. */
	clientId: string;
	/** Whether the author is expected to type: the field takes the focus then. */
	isAsking: boolean;
	onEscape: () => void;
	/** Takes what is shown; nothing where there is nothing to take. */
	onAccept?: () => void;
	/** What stays in sight below the rest. */
	foot?: ReactNode;
	children: ReactNode;
}

/**
 * Keeps the focus in the panel when what had it is drawn no more, as a button that was pressed.
 *
 * @param panel The panel.
 */
function useKeptFocus( panel: RefObject< HTMLElement | null > ) {
	const isWithin = useRef( false );
	useEffect( () => {
		const doc = panel.current?.ownerDocument;
		if ( isWithin.current && doc?.activeElement === doc?.body ) {
			panel.current?.focus( { preventScroll: true } );
		}
	} );
	return {
		onFocus: () => {
			isWithin.current = true;
		},
		onBlur: ( { relatedTarget }: FocusEvent ) => {
			// An element that is gone tells nobody where the focus went.
			isWithin.current =
				! relatedTarget ||
				!! panel.current?.contains( relatedTarget as Node );
		},
	};
}

function stay(): void {
	// A request goes on while the author looks at something else; Escape and Close end it.
}

/** What an AI panel stands in: a popover at its block, with a heading and the progress of several requests. */
export function PanelFrame( {
	label,
	progress,
	clientId,
	isAsking,
	onEscape,
	onAccept,
	foot,
	children,
}: Props ) {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const field = ref.current?.querySelector( 'textarea' );
		( isAsking ? field : ref.current )?.focus( { preventScroll: true } );
	}, [ isAsking ] );
	const keptFocus = useKeptFocus( ref );
	const anchor = useMemo( () => anchorInView( clientId ), [ clientId ] );
	const onKeyDown = ( event: KeyboardEvent ) => {
		const isMod = event.ctrlKey || event.metaKey;
		const act =
			( event.key === 'Escape' && onEscape ) ||
			( event.key === 'Enter' && isMod && onAccept );
		if ( act && ! event.defaultPrevented ) {
			event.preventDefault();
			event.stopPropagation();
			act();
		}
	};
	return (
		<Popover
			className="slipstream-ai-panel"
			anchor={ anchor }
			placement="bottom-start"
			offset={ 8 }
			focusOnMount={ false }
			onFocusOutside={ stay }
			// Older popovers take Escape before it comes to the handler below.
			onClose={ onEscape }
		>
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever the focus is in it. */ }
			<div
				ref={ ref }
				className="slipstream-ai-panel__content"
				role="dialog"
				aria-label={ label }
				tabIndex={ -1 }
				onKeyDown={ onKeyDown }
				{ ...keptFocus }
			>
				<div className="slipstream-ai-panel__body">
					<h2 className="slipstream-ai-panel__title">
						{ label }
						{ progress && (
							<span className="slipstream-ai-panel__progress">
								{ sprintf(
									/* translators: 1: number of a block, 2: how many there are. */
									__( '%1$d of %2$d', 'slipstream' ),
									progress[ 0 ],
									progress[ 1 ]
								) }
							</span>
						) }
					</h2>
					{ children }
				</div>
				{ foot }
			</div>
		</Popover>
	);
}
