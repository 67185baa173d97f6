import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const RATE = 16_000;

/** A WAV file: a tone that comes and goes as syllables do, with a pause now and then. */
export function speech( seconds: number ): Buffer {
	const samples = seconds * RATE;
	const wav = Buffer.alloc( 44 + samples * 2 );
	wav.write( 'RIFF', 0 );
	wav.writeUInt32LE( 36 + samples * 2, 4 );
	wav.write( 'WAVEfmt ', 8 );
	wav.writeUInt32LE( 16, 16 );
	wav.writeUInt16LE( 1, 20 );
	wav.writeUInt16LE( 1, 22 );
	wav.writeUInt32LE( RATE, 24 );
	wav.writeUInt32LE( RATE * 2, 28 );
	wav.writeUInt16LE( 2, 32 );
	wav.writeUInt16LE( 16, 34 );
	wav.write( 'data', 36 );
	wav.writeUInt32LE( samples * 2, 40 );
	for ( let at = 0; at < samples; at++ ) {
		const time = at / RATE;
		const isPause = time % 10 > 9;
		const sample = isPause
			? 0
			: Math.sin( time * 1400 ) * Math.abs( Math.sin( time * 9 ) );
		wav.writeInt16LE( Math.round( sample * 9000 ), 44 + at * 2 );
	}
	return wav;
}

const microphone = join( mkdtempSync( join( tmpdir(), 'voice-' ) ), 'mic.wav' );
writeFileSync( microphone, speech( 5 ) );

/** Switches of the browser: a microphone that hears the tone. */
export const MICROPHONE = [
	'--use-fake-device-for-media-stream',
	'--use-fake-ui-for-media-stream',
	`--use-file-for-fake-audio-capture=${ microphone }`,
];

/** The dialog that is open. */
export function dialogOf( page: Page ) {
	const dialog = page.getByRole( 'dialog', { name: 'Voice to content' } );
	return {
		dialog,
		button: ( name: string ) =>
			dialog.getByRole( 'button', { name, exact: true } ),
		async upload( name: string, buffer: Buffer, mimeType = 'audio/wav' ) {
			await dialog
				.locator( 'input[type=file]' )
				.setInputFiles( { name, buffer, mimeType } );
		},
	};
}

/** What the fake hears in every recording. */
export const SAID = 'Well I think we should plant more trees.';
export const SELECTOR = '.slipstream-voice';
