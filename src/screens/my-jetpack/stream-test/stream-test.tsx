import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isStreamed, verdict } from './verdict';
import { useStreamTest } from './use-stream-test';
import type { StreamTest as Test } from './use-stream-test';

function Result( { test, streams }: { test: Test; streams: boolean } ) {
	if ( test.status === 'failed' ) {
		return (
			<Notice status="error" isDismissible={ false } spokenMessage="">
				{ test.message }
			</Notice>
		);
	}
	if ( test.status !== 'done' ) {
		return test.status === 'stopped' ? (
			<p>{ __( 'The test was stopped.', 'slipstream' ) }</p>
		) : null;
	}
	return (
		<Notice
			status={ isStreamed( test ) || ! streams ? 'success' : 'warning' }
			isDismissible={ false }
			spokenMessage=""
		>
			{ verdict( test, streams ) }
		</Notice>
	);
}

interface Props {
	/** Whether what answers sends its texts in pieces. */
	streams: boolean;
	/** Whether it has to wait, as another server may be stored just now. */
	isWaiting?: boolean;
	/** Called when a test has ended, one way or the other. */
	onEnd?: () => void;
}

/** A button that has the AI server write one line, which appears as it comes. */
export function StreamTest( { streams, isWaiting = false, onEnd }: Props ) {
	const { test, start, stop } = useStreamTest( onEnd );
	const isRunning = test.status === 'running';
	return (
		<div className="slipstream-stream-test">
			<div className="slipstream-ui-buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isRunning }
					disabled={ isWaiting && ! isRunning }
					accessibleWhenDisabled
					onClick={ isRunning ? stop : () => void start() }
				>
					{ isRunning
						? __( 'Stop', 'slipstream' )
						: __( 'Run the test', 'slipstream' ) }
				</Button>
			</div>
			{ test.text && <blockquote>{ test.text }</blockquote> }
			<div role="status">
				<Result test={ test } streams={ streams } />
			</div>
		</div>
	);
}
