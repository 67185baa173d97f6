import { Button, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { Problem } from '@slipstream/ui';
import { isAtHub } from '../../provider';
import { keysOf, useAttach } from './use-attach';
import type { Outcome } from './use-attach';

const MOST = 50;

function Outcomes( { outcomes }: { outcomes: readonly Outcome[] } ) {
	return (
		<div role="status">
			<ul className="slipstream-products__rows">
				{ outcomes.map( ( { key, text, isDone } ) => (
					<li
						key={ key }
						className={ isDone ? 'is-done' : 'is-refused' }
					>
						<code>{ key }</code>
						<span>{ text }</span>
					</li>
				) ) }
			</ul>
		</div>
	);
}

/** Takes keys. What was refused stays in the field, to be fixed. */
export function Attach( { onAttached }: { onAttached: () => void } ) {
	const { hasConnectedOwner, isUserConnected } =
		getSettings().connection.connectionStatus;
	const canAttach = isAtHub() && hasConnectedOwner && isUserConnected;
	const [ text, setText ] = useState( '' );
	const [ hasTried, setHasTried ] = useState( false );
	const { isBusy, problem, outcomes, send } = useAttach(
		canAttach,
		onAttached
	);
	const keys = keysOf( text );
	const tooMany = keys.length > MOST;
	const submit = async () => {
		setHasTried( true );
		if ( keys.length > 0 && ! tooMany ) {
			const left = await send( keys );
			setText( left.join( '\n' ) );
			setHasTried( false );
		}
	};
	const missing =
		keys.length === 0 && __( 'Enter a license key.', 'slipstream' );
	const many =
		tooMany &&
		sprintf(
			/* translators: %d: a number. */
			__( 'Enter up to %d keys at a time.', 'slipstream' ),
			MOST
		);
	return (
		<form
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'License keys', 'slipstream' ) }
				help={
					( hasTried && ( missing || many ) ) ||
					( canAttach
						? __( 'One per line.', 'slipstream' )
						: __(
								'One per line. They are saved until you connect to the hub, then attached in your name.',
								'slipstream'
							) )
				}
				rows={ 3 }
				value={ text }
				onChange={ setText }
				aria-invalid={ hasTried && Boolean( missing || many ) }
			/>
			<Problem message={ problem } />
			<Outcomes outcomes={ outcomes } />
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
			>
				{ canAttach
					? __( 'Attach licenses', 'slipstream' )
					: __( 'Save license keys', 'slipstream' ) }
			</Button>
		</form>
	);
}
