<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Engines\Speech_Engine;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;

/** By the piece and by the minute, before anything is sent. */
final class Media_Cost_Test extends Test_Case {

	/** @var list<string> Files to remove. */
	private array $files = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Outside the test's transaction: MariaDB ends one with every change of a table.
		( new Installer( Plugin::modules() ) )->install();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_ai_image_engine', array( $this, 'engine' ) );
		add_filter( 'slipstream_ai_speech_engine', array( $this, 'engine' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_ai_image_engine', array( $this, 'engine' ) );
		remove_filter( 'slipstream_ai_speech_engine', array( $this, 'engine' ) );
		array_map( 'unlink', $this->files );
		parent::tearDown();
	}

	/** An engine that draws and listens; a boat that sinks is a failure. */
	public function engine(): Image_Engine&Speech_Engine {
		return new class() implements Image_Engine, Speech_Engine {
			public function image_model(): string {
				return 'painter-1';
			}
			public function speech_model(): string {
				return 'listener-1';
			}
			public function draw( Image_Request $request ): Generated_Image {
				return 'sinking' === $request->prompt
					? throw Upstream_Errors::broken()
					: new Generated_Image( '', 'https://example.test/boat.png' );
			}
			public function transcribe( Audio_File $audio ): string {
				return 'Hello.';
			}
		};
	}

	/** A recording. */
	private function recording( string $bytes ): Audio_File {
		$file          = (string) tempnam( sys_get_temp_dir(), 'slipstream-audio-' );
		$this->files[] = $file;
		file_put_contents( $file, $bytes );
		return Audio_File::of_upload(
			array(
				'tmp_name' => $file,
				'error'    => UPLOAD_ERR_OK,
			)
		);
	}

	/** A WAV file of silence. */
	private static function wav( int $seconds ): string {
		$rate = 8000;
		return 'RIFF'
			. pack( 'V', 36 + $seconds * $rate )
			. 'WAVEfmt '
			. pack( 'VvvVVvv', 16, 1, 1, $rate, $rate, 1, 8 )
			. 'data'
			. pack( 'V', $seconds * $rate )
			. str_repeat( "\x80", $seconds * $rate );
	}

	/** Sets prices and a limit of a person. */
	private function set( int $cost ): void {
		$none = array(
			'in'  => 0.0,
			'out' => 0.0,
		);
		Site_Settings::prices(
			'USD',
			array(
				'painter-1'  => array( 'image' => 0.07 ) + $none,
				'listener-1' => array( 'minute' => 0.006 ) + $none,
			)
		);
		Site_Settings::limits( array( 'person' => array( 'cost' => $cost ) ) );
	}

	private function draw( string $prompt = 'A boat' ): void {
		Plugin::module( Ai_Module::class )->services()->media_assistant()->draw(
			new Image_Request( $prompt, true ),
			'general-image'
		);
	}

	/** @return array<string, int|string> The last line of the log. */
	private function logged(): array {
		$lines = iterator_to_array(
			Plugin::module( Ai_Module::class )->services()->usage()->log()->lines( '' ),
			false
		);
		return $lines[ count( $lines ) - 1 ];
	}

	public function test_an_image_costs_its_price_and_no_tokens_of_an_answer(): void {
		$user = $this->sign_in( 'editor' );
		$this->set( 0 );
		$this->draw();
		$line = $this->logged();
		self::assertSame(
			array( 'painter-1', 'general-image', 70_000, 2, 0, 'done' ),
			array(
				$line['model'],
				$line['feature'],
				$line['cost'],
				$line['tokens_in'],
				$line['tokens_out'],
				$line['outcome'],
			)
		);
		$used = Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( "user:{$user->ID}" );
		self::assertSame( array( 10, 2, 70_000 ), array( $used['requests'], $used['tokens'], $used['cost'] ) );
	}

	public function test_a_recording_costs_by_its_length(): void {
		$this->sign_in( 'editor' );
		$this->set( 0 );
		self::assertSame(
			'Hello.',
			Plugin::module( Ai_Module::class )->services()->media_assistant()->transcribe(
				$this->recording( self::wav( 90 ) ),
				'voice-to-content'
			)
		);
		self::assertSame( array( 'listener-1', 9_000 ), array( $this->logged()['model'], $this->logged()['cost'] ) );
	}

	public function test_money_that_is_used_up_stops_the_next_image_before_it_is_drawn(): void {
		$user = $this->sign_in( 'editor' );
		$this->set( 210_000 );
		$this->draw();
		$this->draw();
		try {
			$this->draw( 'sinking' );
			self::fail( 'It was drawn.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 'error_network', $error->error_code );
		}
		self::assertSame(
			array( 'error_network', 0 ),
			array( $this->logged()['outcome'], $this->logged()['cost'] ),
			'What failed costs nothing.'
		);
		$this->draw();
		try {
			$this->draw();
			self::fail( 'It was drawn.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 'error_quota_exceeded', $error->error_code );
			self::assertStringContainsString( 'your spending limit', $error->getMessage() );
		}
		self::assertSame(
			210_000,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( "user:{$user->ID}" )['cost']
		);
	}

	/** @return iterable<string, array{string, int}> Recordings and their lengths. */
	public static function recordings(): iterable {
		yield 'WAV' => array( self::wav( 3 ), 3 );
		// Frames of 128 kbit/s and 44.1 kHz: 417 bytes, 1152 samples each.
		yield 'MP3' => array( str_repeat( "\xFF\xFB\x90\x00" . str_repeat( "\0", 413 ), 383 ), 10 );
		yield 'Ogg that tells nothing' => array( 'OggS' . str_repeat( 'x', 7_996 ), 2 );
		yield 'WebM that tells nothing' => array( "\x1A\x45\xDF\xA3" . str_repeat( 'x', 19_996 ), 5 );
		yield 'M4A that tells nothing' => array( "\0\0\0\x18ftypM4A " . str_repeat( "\xFF", 11_988 ), 3 );
		yield 'hardly anything' => array( 'OggS', 1 );
	}

	/** @dataProvider recordings */
	public function test_the_length_is_read_or_else_taken_from_the_size( string $bytes, int $seconds ): void {
		self::assertSame( $seconds, $this->recording( $bytes )->seconds() );
	}

	public function test_a_recording_of_a_browser_tells_its_length(): void {
		// As MediaRecorder writes it: of unknown size and without a duration, but with the time of each block.
		$element = static fn ( string $id, string $data ): string => $id . pack(
			'J',
			0x0100000000000000 | strlen( $data )
		) . $data;
		$track   = $element( "\xD7", "\x01" )
			. $element( "\x73\xC5", "\x01" )
			. $element( "\x83", "\x02" )
			. $element( "\x86", 'A_OPUS' )
			. $element( "\xE1", $element( "\xB5", pack( 'G', 48000 ) ) . $element( "\x9F", "\x01" ) );
		$cluster = static fn ( int $ms ): string => $element(
			"\x1F\x43\xB6\x75",
			$element( "\xE7", pack( 'N', $ms ) ) . $element(
				"\xA3",
				"\x81\0\0\x80" . str_repeat( 'x', 40 )
			) . $element( "\xA3", "\x81" . pack( 'n', 20_000 ) . "\x80" . str_repeat( 'x', 40 ) )
		);
		$file    = $element(
			"\x1A\x45\xDF\xA3",
			$element( "\x42\x82", 'webm' )
		) . "\x18\x53\x80\x67\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFF"
			. $element(
				"\x15\x49\xA9\x66",
				$element( "\x2A\xD7\xB1", "\x0F\x42\x40" )
			) . $element( "\x16\x54\xAE\x6B", $element( "\xAE", $track ) ) . $cluster( 0 ) . $cluster( 25_000 );
		self::assertSame( 45, $this->recording( $file )->seconds() );
		foreach ( range( 4, strlen( $file ), 7 ) as $length ) {
			self::assertGreaterThan(
				0,
				$this->recording( substr( $file, 0, $length ) )->seconds(),
				'A file that is cut off breaks nothing.'
			);
		}
	}
}
