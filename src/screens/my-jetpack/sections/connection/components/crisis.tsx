import { Notice, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useLeadOn } from '@slipstream/connection';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { ActionButton, Problem } from '@slipstream/ui';
import type { Question } from '@slipstream/ui';
import { useProvider } from '../hooks/use-provider';
import { crisisChoices, crisisSentences } from '../logic/crisis';
import { sentenceOf } from '../logic/errors';
import { useLinkAction } from '../hooks/use-link-action';
import { PROVIDER_ROUTE } from '../../../provider';
import type { CrisisChoice } from '../logic/crisis';
import type { Crisis } from '../../../provider';

/** Where the person comes back to after they have agreed elsewhere. */
const RETURN_TO = 'admin.php?page=my-jetpack#/connection';

/** What the choices have in common: one is made at a time. */
interface Turn {
	/** The route of the choice that is being made; '' for none. */
	current: string;
	setCurrent: ( route: string ) => void;
	/** Takes why the choice was not made; '' before each. */
	onRefusal: ( sentence: string ) => void;
}

interface ChoiceProps extends Turn {
	choice: CrisisChoice;
}

/** Sends a choice. A site of its own may need an invitation, which the provider is named with. */
function useChoice(
	{ choice, setCurrent, onRefusal }: ChoiceProps,
	invitation: string
) {
	const { provider, refresh } = useProvider();
	const leadOn = useLeadOn();
	const send = async () => {
		if ( invitation ) {
			await getHttp().post( PROVIDER_ROUTE, {
				address: provider.address,
				invitation,
			} );
		}
		return getHttp().post< unknown >(
			`jetpack/v4/identity-crisis/${ choice.route }`,
			choice.route === 'start-fresh' ? { redirect_uri: RETURN_TO } : {}
		);
	};
	const choose = async () => {
		const answer = await send().catch( async ( error: unknown ) => {
			// Part of it may be done, and this card gone with it.
			onRefusal( sentenceOf( toPluginError( error ) ) );
			await refresh();
			throw error;
		} );
		if ( typeof answer === 'string' && answer ) {
			leadOn( answer );
			return;
		}
		await refresh();
	};
	return useLinkAction( async () => {
		onRefusal( '' );
		setCurrent( choice.route );
		await choose().finally( () => setCurrent( '' ) );
	} );
}

/** One of the choices, with what it means. */
function Choice( props: ChoiceProps ) {
	const { choice, current } = props;
	const { registration } = useProvider().provider;
	const [ invitation, setInvitation ] = useState( '' );
	const id = useInstanceId( Choice, 'slipstream-crisis' );
	const action = useChoice( props, invitation.trim() );
	const question: Question | undefined = choice.warning
		? { message: choice.warning, confirmLabel: choice.label }
		: undefined;
	return (
		<li>
			{ choice.route === 'start-fresh' &&
				registration === 'invitation' && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						autoComplete="off"
						label={ __(
							'Invitation for a new site',
							'slipstream'
						) }
						help={ __(
							'This hub requires an invitation. Its administrator can give you a code.',
							'slipstream'
						) }
						value={ invitation }
						onChange={ setInvitation }
					/>
				) }
			<ActionButton
				action={ action }
				isDisabled={ current !== '' && current !== choice.route }
				label={ choice.label }
				question={ question }
				describedBy={ id }
			/>
			<p id={ id }>{ choice.explanation }</p>
			<Problem message={ action.problem } />
		</li>
	);
}

interface CardProps extends Pick< Turn, 'onRefusal' > {
	crisis: Crisis;
}

function CrisisCard( { crisis, onRefusal }: CardProps ) {
	const [ what, why ] = crisisSentences( crisis );
	const [ current, setCurrent ] = useState( '' );
	return (
		<Notice
			status={ crisis.is_safe_mode ? 'info' : 'warning' }
			isDismissible={ false }
			spokenMessage={ what }
			className="slipstream-connection__crisis"
		>
			<h3>
				{ crisis.is_safe_mode
					? __( 'Safe mode', 'slipstream' )
					: __( 'Is this a copy or a move?', 'slipstream' ) }
			</h3>
			<p>{ what }</p>
			<p>{ why }</p>
			<ul>
				{ crisisChoices( crisis ).map( ( choice ) => (
					<Choice
						key={ choice.route }
						choice={ choice }
						current={ current }
						setCurrent={ setCurrent }
						onRefusal={ onRefusal }
					/>
				) ) }
			</ul>
		</Notice>
	);
}

/** Asks what this site is, where the hub knows it under another address; and says what went wrong with a choice that ended that all the same. */
export function CrisisPart() {
	const { crisis } = useProvider().provider;
	const [ refusal, setRefusal ] = useState( '' );
	return crisis ? (
		<CrisisCard crisis={ crisis } onRefusal={ setRefusal } />
	) : (
		<Problem message={ refusal } />
	);
}
