import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { ActionButton, Problem } from '@slipstream/ui';
import { Part } from './part';
import {
	checkName,
	failedChecks,
	passedChecks,
	testSentence,
} from '../logic/test-results';
import { useLinkAction } from '../hooks/use-link-action';
import type { Check, TestAnswer } from '../logic/test-results';

async function runTest(): Promise< Check[] > {
	try {
		return passedChecks(
			await getHttp().get< TestAnswer >( 'jetpack/v4/connection/test' )
		);
	} catch ( thrown ) {
		const error = toPluginError( thrown );
		const checks = failedChecks( error );
		if ( ! checks ) {
			throw error;
		}
		return checks;
	}
}

function Results( { checks }: { checks: readonly Check[] } ) {
	return (
		<>
			<p>{ testSentence( checks ) }</p>
			<ul className="slipstream-connection__checks">
				{ checks.map( ( { name, isPassed, message } ) => (
					<li key={ name }>
						<span aria-hidden="true">{ isPassed ? '✓' : '✗' }</span>
						<strong>{ checkName( name ) }</strong> { message }
					</li>
				) ) }
			</ul>
		</>
	);
}

/** Checks the connection step by step. */
export function ConnectionTest() {
	const [ checks, setChecks ] = useState< readonly Check[] >();
	const test = useLinkAction( async () => setChecks( await runTest() ) );
	return (
		<Part title={ __( 'Connection test', 'slipstream' ) }>
			<div role="status">
				{ checks && ! test.isBusy && <Results checks={ checks } /> }
			</div>
			<Problem message={ test.problem } />
			<ActionButton
				action={ test }
				label={
					checks
						? __( 'Test again', 'slipstream' )
						: __( 'Test the connection', 'slipstream' )
				}
			/>
		</Part>
	);
}
