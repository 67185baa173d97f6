import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from './faults';
import { expect } from './fixtures';
import type { LaunchOptions, Page } from '@playwright/test';

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

/** A WAV file in which nothing is heard. */
export const silence = ( seconds: number ): Buffer =>
	speech( seconds ).fill( 0, 44 );

const recordings = mkdtempSync( join( tmpdir(), 'voice-' ) );
process.once( 'exit', () =>
	rmSync( recordings, { recursive: true, force: true } )
);
const microphone = join( recordings, 'mic.wav' );
writeFileSync( microphone, speech( 5 ) );

/** Switches of the browser: a microphone that hears the tone. */
const DEVICE = [
	'--use-fake-device-for-media-stream',
	`--use-file-for-fake-audio-capture=${ microphone }`,
];

/** What tests use whose browser has more switches. */
const withSwitches = ( ...switches: readonly string[] ) => ( {
	launchOptions: async (
		{ launchOptions }: { launchOptions: LaunchOptions },
		use: ( options: LaunchOptions ) => Promise< void >
	) =>
		use( {
			...launchOptions,
			args: [ ...( launchOptions.args ?? [] ), ...switches ],
		} ),
} );

/** What tests use that record: a microphone without a question, and one that its owner does not allow. Each begins a browser of its own. */
export const MICROPHONE = {
	permissions: [ 'microphone' ],
	...withSwitches( ...DEVICE, '--use-fake-ui-for-media-stream' ),
};
export const DENIED_MICROPHONE = withSwitches(
	...DEVICE,
	'--use-fake-ui-for-media-stream=deny'
);

/** The dialog that is open. */
export function dialogOf( page: Page ) {
	const dialog = page.getByRole( 'dialog', { name: 'Voice to content' } );
	return {
		dialog,
		button: ( name: string ) =>
			dialog.getByRole( 'button', { name, exact: true } ),
		/** Where the focus is: in the dialog, or on it. */
		focused: page.locator( `${ SELECTOR }:focus, ${ SELECTOR } :focus` ),
		/** Chooses a file; its type is that of its extension. */
		async upload( name: string, content: Buffer | string ) {
			const file = join(
				mkdtempSync( join( recordings, 'file-' ) ),
				name
			);
			writeFileSync( file, content );
			await dialog.locator( 'input[type=file]' ).setInputFiles( file );
		},
	};
}

/** What the fake hears in every recording. */
export const SAID = 'Well I think we should plant more trees.';
export const SELECTOR = '.slipstream-voice';

/** The dialog, and what is said in it. */
export async function problemsOf( page: Page ) {
	const { dialog, focused, ...parts } = dialogOf( page );
	const banner = dialog
		.locator( '.slipstream-ai-banner .components-notice__content' )
		.first();
	const heard = await listen( page );
	return {
		...parts,
		dialog,
		focused,
		banner,
		heard,
		/** Waits for a problem; of its words those of the buttons are left out. */
		async says( sentence: string ) {
			await expect( banner ).toContainText( sentence );
			await expect.poll( heard ).toContain( sentence );
			await expect( focused ).toHaveCount( 1 );
		},
	};
}
