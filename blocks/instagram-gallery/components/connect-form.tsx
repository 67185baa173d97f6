import { getSettings, canManageOptions } from '@slipstream/settings';
import {
	Button,
	ExternalLink,
	Notice,
	Placeholder,
	RadioControl,
	Spinner,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useConnect } from '../hooks/use-connect';
import { useAccounts } from '../hooks/use-feed';
import { icon } from '../icon';
import type { Account } from '../types';

/** The choice that is no account. */
const NEW = 'NEW';

interface Props {
	/** Why there is no connection any more; '' where there was none. */
	problem: string;
	onChoose: ( account: Account ) => void;
}

/** What to do for a site without an app. */
const NoApp = () => (
	<p>
		{ __(
			'No Instagram app is set up for this site yet. You need one to connect new accounts.',
			'slipstream'
		) }{ ' ' }
		{ canManageOptions() ? (
			<>
				<ExternalLink
					href={ `${
						getSettings().adminUrl
					}admin.php?page=my-jetpack#/photo-feed` }
				>
					{ __( 'Set up the app', 'slipstream' ) }
				</ExternalLink>{ ' ' }
				{ __( 'Then reload the editor.', 'slipstream' ) }
			</>
		) : (
			__( 'Ask an administrator to set it up.', 'slipstream' )
		) }
	</p>
);

/** Says why no other account can be connected; nothing where one can. */
function Obstacle() {
	const { hasApp, mayConnect } = getSettings().instagram;
	if ( ! mayConnect ) {
		return (
			<p>
				{ __(
					'You are not allowed to connect an account to this site. Ask someone who can upload images.',
					'slipstream'
				) }
			</p>
		);
	}
	return hasApp ? null : <NoApp />;
}

interface ChoiceProps extends Pick< Props, 'onChoose' > {
	accounts: readonly Account[];
	/** Takes an account that was just connected. */
	onConnected: ( account: Account ) => void;
}

/** The accounts, and the way to another one. */
function Choice( { accounts, onChoose, onConnected }: ChoiceProps ) {
	const { hasApp, mayConnect } = getSettings().instagram;
	const canConnect = hasApp && mayConnect;
	const [ chosen, setChosen ] = useState( accounts[ 0 ]?.token ?? NEW );
	const { isWaiting, problem, connect } = useConnect( onConnected );
	const account = accounts.find( ( { token } ) => token === chosen );
	const options = accounts.map( ( { token, username } ) => ( {
		value: token,
		// Isolated: from right to left the sign would go to the other end.
		label: `\u2068@${ username }\u2069`,
	} ) );
	const other = {
		value: NEW,
		label: __( 'Add a new account', 'slipstream' ),
	};
	return (
		<>
			{ problem && (
				<Notice status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ accounts.length > 0 && (
				<RadioControl
					label={ __( 'Account', 'slipstream' ) }
					selected={ chosen }
					options={ canConnect ? [ ...options, other ] : options }
					onChange={ setChosen }
				/>
			) }
			{ account && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => onChoose( account ) }
				>
					{ __( 'Show pictures', 'slipstream' ) }
				</Button>
			) }
			{ ! account && canConnect && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isWaiting }
					onClick={ connect }
				>
					{ isWaiting
						? __( 'Waiting for Instagram…', 'slipstream' )
						: __( 'Connect to Instagram', 'slipstream' ) }
				</Button>
			) }
		</>
	);
}

/** Where an account is chosen, or connected. */
export function ConnectForm( { problem, onChoose }: Props ) {
	const { data, error, isLoading, reload } = useAccounts();
	const onConnected = ( account: Account ) => {
		void reload();
		onChoose( account );
	};
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Photo feed', 'slipstream' ) }
			isColumnLayout
			className="slipstream-photo-feed slipstream-placeholder"
			instructions={ __(
				'Show the latest pictures from a professional Instagram account.',
				'slipstream'
			) }
		>
			{ ( problem || error ) && (
				<Notice status="error" isDismissible={ false }>
					{ error?.sentence ?? problem }
				</Notice>
			) }
			{ isLoading && ! data && <Spinner /> }
			{ error && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => void reload() }
				>
					{ __( 'Try again', 'slipstream' ) }
				</Button>
			) }
			{ data && ! error && (
				<Choice
					accounts={ data }
					onChoose={ onChoose }
					onConnected={ onConnected }
				/>
			) }
			<Obstacle />
		</Placeholder>
	);
}
