import { Button, TextControl } from '@wordpress/components';
import { useFocusOnMount } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { ActionButton, Problem, useNotify } from '@slipstream/ui';
import { Disconnect } from './disconnect';
import { Part } from './part';
import { PROVIDER_ROUTE, nameOf } from '../../../provider';
import { useProvider } from '../hooks/use-provider';
import { foundSentence, useProviderForm } from '../hooks/use-provider-form';
import { ownProviderQuestion, rotateQuestion } from '../logic/messages';
import { useLinkAction } from '../hooks/use-link-action';
import type { ProviderStatus } from '../../../provider';
import type { FormEvent } from 'react';

const KEY_ROUTE = 'slipstream/v1/connection/key';

const field = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

const addressHelp = ( isFixed: boolean ) =>
	isFixed
		? __(
				'Set by SLIPSTREAM_PROVIDER in wp-config.php. You can only change it there.',
				'slipstream'
			)
		: __(
				'You can also paste an invitation link. It is tested before anything is saved.',
				'slipstream'
			);

/** Names a hub: its address is tested before anything is saved. */
function HubForm() {
	const form = useProviderForm();
	const { hub, test, save, isBusy } = form;
	const { is_fixed: isFixed } = useProvider().provider;
	const codeField = useFocusOnMount( true );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isBusy ) {
			void ( hub ? save : test ).run();
		}
	};
	return (
		<form className="slipstream-ui-form" onSubmit={ onSubmit }>
			<TextControl
				{ ...field }
				type="url"
				required
				label={ __( 'Hub address', 'slipstream' ) }
				placeholder="https://"
				readOnly={ isFixed }
				value={ form.address }
				onChange={ form.setAddress }
				aria-invalid={ test.problem !== '' }
				help={
					test.problem ||
					( hub ? foundSentence( hub ) : addressHelp( isFixed ) )
				}
			/>
			{ hub?.registration === 'invitation' && (
				<TextControl
					{ ...field }
					ref={ form.isFresh ? codeField : undefined }
					required={ ! form.isChosen }
					autoComplete="off"
					label={ __( 'Invitation code', 'slipstream' ) }
					value={ form.invitation }
					onChange={ form.setInvitation }
				/>
			) }
			<Problem message={ save.problem } />
			<div className="slipstream-ui-buttons">
				<Button
					variant={ hub ? 'primary' : 'secondary' }
					type="submit"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ hub
						? sprintf(
								/* translators: %s: name of a hub. */
								__( 'Connect to %s', 'slipstream' ),
								hub.name
							)
						: __( 'Test', 'slipstream' ) }
				</Button>
			</div>
		</form>
	);
}

/** What becomes of the connection: another key, no provider for now, or back to the own one. */
function Leave() {
	const { provider, take } = useProvider();
	const notify = useNotify();
	const leave = useLinkAction( async () =>
		take(
			await getHttp().post< ProviderStatus >( PROVIDER_ROUTE, {
				address: '',
			} )
		)
	);
	const rotate = useLinkAction( async () => {
		await take( await getHttp().post< ProviderStatus >( KEY_ROUTE ) );
		void notify( __( 'This site’s key was replaced.', 'slipstream' ) );
	} );
	const isLinked = isNamed( provider ) && ! provider.crisis;
	return (
		<>
			<Problem message={ leave.problem || rotate.problem } />
			<div className="slipstream-ui-buttons">
				{ provider.state === 'active' && isLinked && (
					<ActionButton
						action={ rotate }
						isDisabled={ leave.isBusy }
						label={ __( 'Replace this site’s key', 'slipstream' ) }
						question={ rotateQuestion() }
					/>
				) }
				{ ! provider.is_fixed && (
					<ActionButton
						action={ leave }
						isDisabled={ rotate.isBusy }
						label={ __( 'Leave the hub', 'slipstream' ) }
						question={ ownProviderQuestion( provider ) }
					/>
				) }
				{ isLinked && <Disconnect /> }
			</div>
		</>
	);
}

const isNamed = ( { state }: ProviderStatus ) =>
	state === 'active' || state === 'pending';

function introduction( provider: ProviderStatus ): string {
	if ( provider.state === 'active' && ! provider.crisis ) {
		return sprintf(
			/* translators: %s: name of a hub. */
			__(
				'%s answers this site’s AI requests. To use another hub, disconnect this one first.',
				'slipstream'
			),
			nameOf( provider )
		);
	}
	return __(
		'An agency or host can run one hub for many sites. The hub answers AI requests with its own key and counts them. Until you connect to a hub, this site works on its own.',
		'slipstream'
	);
}

/** The hub that is named, and cannot be another while it is. */
function NamedHub() {
	const { address, is_fixed: isFixed } = useProvider().provider;
	return (
		<TextControl
			{ ...field }
			readOnly
			label={ __( 'Hub address', 'slipstream' ) }
			value={ address }
			onChange={ () => undefined }
			help={ isFixed ? addressHelp( isFixed ) : undefined }
		/>
	);
}

/** Who the provider is, and the way to another. */
export function ProviderPart() {
	const { provider, status } = useProvider();
	return (
		<Part title={ __( 'Hub', 'slipstream' ) }>
			<p>{ introduction( provider ) }</p>
			{ isNamed( provider ) ? <NamedHub /> : <HubForm /> }
			{ ! provider.is_own && <Leave /> }
			{ provider.is_own && status.isRegistered && <Disconnect /> }
		</Part>
	);
}
