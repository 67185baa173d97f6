import { Button, TextareaControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { canManageOptions } from '@slipstream/settings';
import { ResourceContent, useNotify, useReturn } from '@slipstream/ui';
import type { ComponentProps } from 'react';
import { useAiStatus } from '../../ai-settings';
import { StreamTest } from '../../stream-test';
import { Checks, useLoopback } from './checks';
import { Jobs } from './jobs';
import { healthSentence } from './sentence';
import { HEALTH_ROUTE } from './types';
import './health.scss';
import type { Health } from './types';

/** Tries the way of an answer of AI through server, proxies and browser. */
function Streaming( {
	onEnd,
}: Pick< ComponentProps< typeof StreamTest >, 'onEnd' > ) {
	const status = useAiStatus();
	return (
		<section>
			<h3>{ __( 'Streaming', 'slipstream' ) }</h3>
			<ResourceContent resource={ status } lines={ 1 }>
				{ ( { engine, is_enabled: isOn, streams } ) =>
					engine === 'none' || ! isOn ? (
						<p>
							{ isOn
								? __(
										'No AI server is set up yet: there is nothing to stream.',
										'slipstream'
									)
								: __(
										'AI is turned off on this site.',
										'slipstream'
									) }
						</p>
					) : (
						<>
							<p className="slipstream-ui-muted">
								{ __(
									'Checks whether text reaches this browser as it is written. This counts as a request.',
									'slipstream'
								) }
							</p>
							<StreamTest streams={ streams } onEnd={ onEnd } />
						</>
					)
				}
			</ResourceContent>
		</section>
	);
}

function Report( { report }: { report: string } ) {
	const notify = useNotify();
	const button = useCopyToClipboard< HTMLButtonElement >( report, () =>
		notify( __( 'Report copied.', 'slipstream' ) )
	);
	return (
		<section>
			<h3>{ __( 'Report', 'slipstream' ) }</h3>
			<p className="slipstream-ui-muted">
				{ __(
					'For your host, or whoever is helping you. It contains no keys, no personal addresses, and nothing that people wrote.',
					'slipstream'
				) }
			</p>
			<div className="slipstream-ui-buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					ref={ button }
				>
					{ __( 'Copy report', 'slipstream' ) }
				</Button>
			</div>
			<details>
				<summary>{ __( 'Show report', 'slipstream' ) }</summary>
				<TextareaControl
					__nextHasNoMarginBottom
					className="slipstream-health__report"
					label={ __( 'Report', 'slipstream' ) }
					hideLabelFromVision
					readOnly
					rows={ 16 }
					value={ report }
					onChange={ () => undefined }
				/>
			</details>
		</section>
	);
}

/** How the site stands, and what to give to whoever helps. */
export function HealthPanel() {
	const resource = useResource< Health >( HEALTH_ROUTE );
	const { check: loopback, reload } = useLoopback();
	useReturn( () => {
		void resource.reload();
		void reload();
	} );
	return (
		<ResourceContent resource={ resource } lines={ 8 }>
			{ ( { checks, report } ) => (
				<div className="slipstream-health">
					<p role="status">
						{ loopback
							? healthSentence( [ ...checks, loopback ] )
							: __( 'Still checking…', 'slipstream' ) }
					</p>
					<Checks checks={ checks } loopback={ loopback } />
					{ canManageOptions() && (
						<Jobs onChange={ resource.reload } />
					) }
					<Streaming onEnd={ () => void resource.reload() } />
					<Report report={ report } />
				</div>
			) }
		</ResourceContent>
	);
}
