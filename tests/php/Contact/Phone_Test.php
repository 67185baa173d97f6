<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Contact;

use Slipstream\Tests\Block_Case;

/**
 * Renders real blocks as a page does.
 */
final class Phone_Test extends Block_Case {

	private const BOUND = array(
		'metadata' => array( 'bindings' => array( 'phone' => array( 'source' => 'slipstream/contact' ) ) ),
	);

	protected static function block(): string {
		return 'phone';
	}

	public function test_saved_html_is_printed_as_it_is(): void {
		$saved = '<div class="wp-block-jetpack-phone"><a href="tel:+15550109999">+1 (555) 010-9999</a></div>';
		self::assertSame( $saved, $this->render( array( 'phone' => '+1 (555) 010-9999' ), $saved ) );
		self::assertSame( '', $this->render() );
		self::assertSame( '', $this->render( array(), '<div class="wp-block-jetpack-phone"></div>' ) );
	}

	/** @dataProvider numbers */
	public function test_a_bound_block_shows_the_sites_number( string $phone, string $html ): void {
		update_option( 'slipstream_contact', array( 'phone' => $phone ) );
		self::assertSame(
			"<div class=\"wp-block-jetpack-phone\">$html</div>",
			$this->render( self::BOUND, '<div>old</div>' )
		);
	}

	/** @return iterable<array{string, string}> Numbers and their HTML; the editor's tests have the same. */
	public static function numbers(): iterable {
		yield array( '+1 (555) 010-9999', '<a href="tel:+15550109999">+1 (555) 010-9999</a>' );
		yield array( '(555) 010', '<a href="tel:555010">(555) 010</a>' );
		yield array( 'Call: 555 010', '<span class="phone-prefix">Call: </span><a href="tel:555010">555 010</a>' );
		yield array( 'Fax +49.30 5', '<span class="phone-prefix">Fax </span><a href="tel:+49305">+49.30 5</a>' );
		yield array( 'ask at the desk', 'ask at the desk' );
		yield array( 'R&D 5', '<span class="phone-prefix">R&amp;D </span><a href="tel:5">5</a>' );
	}

	public function test_nothing_hostile_runs(): void {
		foreach ( self::HOSTILE as $text ) {
			update_option( 'slipstream_contact', array( 'phone' => "$text 5$text" ) );
			self::assertHarmless( $this->render( self::BOUND ) );
		}
	}
}
