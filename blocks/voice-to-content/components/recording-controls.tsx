import { ACCEPTED, formatDuration } from '@slipstream/audio';
import { Button, FormFileUpload } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { Level } from './level';
import type { Voice } from '../hooks/use-voice';

/** Record, pause, go on, end; or take a file instead. */
export function RecordingControls( {
	voice,
	isMain,
}: {
	voice: Voice;
	/** Whether it is what the author most likely wants now. */
	isMain: boolean;
} ) {
	const { state, duration, analyser, recorder } = voice.live;
	if ( state === 'inactive' || state === 'error' ) {
		return (
			<div className="slipstream-voice__row">
				<Button
					variant={ isMain ? 'primary' : 'secondary' }
					onClick={ () => void recorder.start() }
					__next40pxDefaultSize
				>
					{ __( 'Begin recording', 'slipstream' ) }
				</Button>
				<FormFileUpload
					accept={ ACCEPTED }
					onChange={ ( { currentTarget } ) => {
						const file = currentTarget.files?.[ 0 ];
						if ( file ) {
							voice.take( file );
						}
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							variant="secondary"
							onClick={ openFileDialog }
							__next40pxDefaultSize
						>
							{ __( 'Upload audio', 'slipstream' ) }
						</Button>
					) }
				/>
			</div>
		);
	}
	const isPaused = state === 'paused';
	const toggle = () => {
		if ( isPaused ) {
			recorder.resume();
			speak( __( 'Recording.', 'slipstream' ) );
		} else {
			recorder.pause();
			speak( __( 'Paused.', 'slipstream' ) );
		}
	};
	return (
		<>
			<p className="slipstream-voice__time">
				<span
					className={ `slipstream-voice__dot ${ isPaused ? 'is-paused' : '' }` }
				/>
				{ isPaused
					? __( 'Paused', 'slipstream' )
					: __( 'Recording', 'slipstream' ) }{ ' ' }
				<span role="timer">{ formatDuration( duration ) }</span>
			</p>
			<Level analyser={ isPaused ? null : analyser } />
			<div className="slipstream-voice__row">
				<Button
					variant="primary"
					onClick={ voice.finish }
					__next40pxDefaultSize
				>
					{ __( 'Done', 'slipstream' ) }
				</Button>
				<Button
					variant="secondary"
					onClick={ toggle }
					__next40pxDefaultSize
				>
					{ isPaused
						? __( 'Resume recording', 'slipstream' )
						: __( 'Pause recording', 'slipstream' ) }
				</Button>
				<Button
					variant="tertiary"
					onClick={ voice.discard }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'slipstream' ) }
				</Button>
			</div>
		</>
	);
}
