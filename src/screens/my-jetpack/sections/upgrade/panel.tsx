import { __ } from '@wordpress/i18n';
import { useAiFeature } from '@slipstream/plans';
import { ActionButton, Problem, ResourceContent } from '@slipstream/ui';
import type { Resource } from '@slipstream/data';
import { includedSentence, nameOf, useProviderResource } from '../../provider';
import { Decision } from './decision';
import { askedSentence, askLabel, usedSentence } from './messages';
import { useUpgrade } from './use-upgrade';
import { WhenKnown } from './when-known';
import type { ProviderStatus } from '../../provider';

interface Props {
	provider: ProviderStatus;
	resource: Resource< ProviderStatus >;
}

/** How much is used, and the way to more. */
function Requests( { provider, resource }: Props ) {
	const feature = useAiFeature();
	const { status, isWaiting, ask, check, forget } = useUpgrade(
		resource,
		feature
	);
	const { nextTier } = feature;
	return (
		<>
			<Decision
				status={ status }
				hub={ nameOf( provider ) }
				forget={ forget }
			/>
			<p>{ usedSentence( feature ) }</p>
			<div role="status">
				{ isWaiting && <p>{ askedSentence( nameOf( provider ) ) }</p> }
				{ ! isWaiting && ! nextTier && (
					<p>
						{ __(
							'This is the hub’s largest tier.',
							'slipstream'
						) }
					</p>
				) }
			</div>
			<Problem message={ ask.problem || check.problem } />
			{ isWaiting && (
				<ActionButton
					action={ check }
					label={ __( 'Check again', 'slipstream' ) }
				/>
			) }
			{ ! isWaiting && nextTier && (
				<ActionButton
					action={ ask }
					variant="primary"
					label={ askLabel( nextTier ) }
				/>
			) }
		</>
	);
}

/** More AI requests: asked of the hub, which decides. A site that is its own provider asks nobody. */
export function UpgradePanel() {
	const resource = useProviderResource();
	return (
		<ResourceContent resource={ resource } lines={ 2 }>
			{ ( provider ) =>
				provider.is_own ? (
					<p>{ includedSentence() }</p>
				) : (
					<WhenKnown>
						<Requests provider={ provider } resource={ resource } />
					</WhenKnown>
				)
			}
		</ResourceContent>
	);
}
