<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Restaurants;

use Slipstream\Tests\Embeds\Embeds_Case;

require_once __DIR__ . '/../Embeds/Embeds_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Tock_Test extends Embeds_Case {

	protected static function block(): string {
		return 'tock';
	}

	protected static function sample(): array {
		return array( array( 'url' => 'roister' ), 'www.exploretock.com' );
	}

	public function test_it_is_the_place_of_the_button_with_a_link(): void {
		$html = $this->render( self::sample()[0] );
		self::assertSame(
			'<div class="wp-block-jetpack-tock"><div id="Tock_widget_container" data-tock-display-mode="Button" data-tock-color-mode="Blue" data-tock-locale="en-us" data-tock-timezone="America/New_York" data-name="roister"></div></div><p class="slipstream-embed__link" data-failed="Tock is missing because www.exploretock.com did not respond or your browser blocked it."><a href="https://www.exploretock.com/roister" rel="noopener noreferrer" target="_blank">Book now with Tock</a></p>',
			$html
		);
	}

	public function test_an_address_is_read_as_its_name(): void {
		$html = $this->render( self::sample()[0] );
		foreach ( array( 'https://www.exploretock.com/roister', ' exploretock.com/roister/?x=1#y ' ) as $url ) {
			self::assertSame( $html, $this->render( array( 'url' => $url ) ) );
		}
		wp_set_current_user( 0 );
		foreach ( array( 'https://www.exploretock.com/a b', 'x/"><script>', array( 'roister' ), '/' ) as $url ) {
			self::assertSame( '', $this->render( array( 'url' => $url ) ) );
		}
	}

	public function test_without_a_name_only_authors_are_told(): void {
		wp_set_current_user( 0 );
		self::assertSame( '', $this->render() );
		$this->sign_in( 'subscriber' );
		self::assertSame( '', $this->render() );
		$this->sign_in( 'contributor' );
		self::assertStringContainsString( 'no business name yet', $this->render() );
	}
}
