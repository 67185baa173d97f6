<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use RuntimeException;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * An engine of another plugin may fail in its own way.
 */
final class Media_Charge_Test extends Test_Case {

	public function test_an_engine_that_breaks_takes_nothing(): void {
		( new Installer( Plugin::modules() ) )->install();
		$this->sign_in( 'editor' );
		$broken = static fn (): Image_Engine => new class() implements Image_Engine {
			public function image_model(): string {
				return 'broken';
			}
			public function draw( Image_Request $request ): Generated_Image {
				throw new RuntimeException( 'No paint.' );
			}
		};
		add_filter( 'slipstream_ai_image_engine', $broken );
		$before = Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'];
		try {
			Plugin::module( Ai_Module::class )->services()->media_assistant()->draw(
				new Image_Request( 'A boat', false, Image_Request::SIZE ),
				'featured-post-image'
			);
			self::fail( 'It was drawn.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'No paint.', $error->getMessage() );
		} finally {
			remove_filter( 'slipstream_ai_image_engine', $broken );
		}
		self::assertSame(
			$before,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests']
		);
	}
}
