import { Button, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { createRestClient } from '@slipstream/rest-client';
import { getSettings } from '@slipstream/settings';
import { dateInWords, Problem, ResourceContent } from '@slipstream/ui';
import type { Licence } from '@slipstream/rest-client';
import { isAtHub } from '../../provider';
import { keysOf, useAttach } from './use-attach';
import type { Outcome } from './use-attach';

const MOST = 50;

const isPast = ( time: string ) => new Date( time ).getTime() < Date.now();

const onDay = ( time: string ) =>
	dateInWords( time.slice( 0, 10 ), { dateStyle: 'long' } );

function stateOf( {
	attached_at: attached,
	revoked_at: revoked,
	expires_at: expires,
}: Licence ): string {
	if ( revoked ) {
		return __( 'Revoked', 'slipstream' );
	}
	if ( expires && isPast( expires ) ) {
		/* translators: %s: a date. */
		return sprintf( __( 'Expired on %s', 'slipstream' ), onDay( expires ) );
	}
	return attached
		? __( 'Attached', 'slipstream' )
		: __( 'Not attached to a site', 'slipstream' );
}

function Licences( { items }: { items: readonly Licence[] } ) {
	return items.length === 0 ? (
		<p className="slipstream-ui-muted">
			{ __( 'You have no licenses.', 'slipstream' ) }
		</p>
	) : (
		<ul className="slipstream-products__rows">
			{ items.map( ( licence ) => (
				<li key={ licence.id }>
					<code>{ licence.license_key }</code>
					<span>{ stateOf( licence ) }</span>
				</li>
			) ) }
		</ul>
	);
}

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

/** Takes keys. What was refused stays in the field, to be mended. */
function Attach( { onAttached }: { onAttached: () => void } ) {
	const canAttach =
		isAtHub() &&
		getSettings().connection.connectionStatus.hasConnectedOwner;
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
	const missing = keys.length === 0 && __( 'Enter a key.', 'slipstream' );
	const many =
		tooMany &&
		sprintf(
			/* translators: %d: a number. */
			__( 'At most %d keys at once.', 'slipstream' ),
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
								'One per line. They are kept until somebody of this site is connected with a hub, and attached then.',
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
					: __( 'Keep licenses', 'slipstream' ) }
			</Button>
		</form>
	);
}

/** The licences of the current user, and the way to attach more. */
export function LicencesPart() {
	const resource = useResource< readonly Licence[] >(
		'jetpack/v4/licensing/user/licenses',
		{
			load: async () =>
				( await createRestClient().fetchLicenses() ).items ?? [],
		}
	);
	return (
		<section>
			<h3>{ __( 'Licenses', 'slipstream' ) }</h3>
			{ isAtHub() && (
				<ResourceContent resource={ resource } lines={ 2 }>
					{ ( items ) => <Licences items={ items } /> }
				</ResourceContent>
			) }
			<Attach onAttached={ () => void resource.reload() } />
		</section>
	);
}
