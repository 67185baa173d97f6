<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Contact;

use Slipstream\Tests\Block_Case;

/**
 * Renders real blocks as a page does.
 */
final class Email_Test extends Block_Case {

	private const BOUND = array(
		'metadata' => array( 'bindings' => array( 'email' => array( 'source' => 'slipstream/contact' ) ) ),
	);

	protected static function block(): string {
		return 'email';
	}

	public function test_addresses_are_entities_that_read_the_same(): void {
		$saved = '<div class="wp-block-jetpack-email">Write to <a href="mailto:a.b+c@example.co.uk">a.b+c@example.co.uk</a> today</div>';
		$html  = $this->render( array( 'email' => 'Write to a.b+c@example.co.uk today' ), $saved );
		self::assertStringNotContainsString( '@', $html );
		self::assertStringNotContainsString( 'mailto', $html );
		self::assertStringNotContainsString( 'example', $html );
		self::assertSame( $saved, html_entity_decode( $html ) );
		self::assertSame( $html, $this->render( array( 'email' => 'x' ), $saved ), 'The same each time.' );
		$processor = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $processor->next_tag( 'a' ) );
		self::assertSame( 'mailto:a.b+c@example.co.uk', $processor->get_attribute( 'href' ) );
	}

	public function test_what_wordpress_does_to_a_post_leaves_them_alone(): void {
		$post = '<!-- wp:jetpack/email {"email":"o\'neil--x@example.com"} --><div class="wp-block-jetpack-email"><a href="mailto:o\'neil--x@example.com">o\'neil--x@example.com</a></div><!-- /wp:jetpack/email -->';
		$html = apply_filters( 'the_content', $post );
		self::assertStringContainsString(
			">o'neil--x@example.com</a>",
			html_entity_decode( $html, ENT_QUOTES | ENT_HTML5 )
		);
		self::assertStringNotContainsString( 'example', $html );
	}

	public function test_a_block_without_an_address_is_nothing(): void {
		self::assertSame( '', $this->render() );
		self::assertSame(
			'',
			$this->render( array( 'className' => 'x' ), '<div class="wp-block-jetpack-email x"> </div>' )
		);
		self::assertSame( '', $this->render( self::BOUND ) );
	}

	public function test_a_bound_block_shows_the_sites_address(): void {
		update_option( 'slipstream_contact', array( 'email' => 'site@example.org.' ) );
		$html = $this->render(
			self::BOUND + array( 'className' => 'mine' ),
			'<div class="wp-block-jetpack-email"><a href="mailto:old@example.org">old@example.org</a></div>'
		);
		self::assertSame(
			'<div class="mine wp-block-jetpack-email"><a href="mailto:site@example.org.">site@example.org</a>.</div>',
			html_entity_decode( $html )
		);
		self::assertStringNotContainsString( 'site@', $html );
	}

	/** @dataProvider hostile */
	public function test_nothing_hostile_runs( string $text ): void {
		update_option( 'slipstream_contact', array( 'email' => "$text a$text@example.org" ) );
		self::assertHarmless( $this->render( self::BOUND ) );
		self::assertHarmless(
			$this->render(
				array(
					'email'    => $text,
					'metadata' => array(
						'bindings' => array(
							$text   => $text,
							'email' => array(
								'source' => 'slipstream/contact',
								'args'   => array( 'key' => $text ),
							),
						),
					),
				)
			)
		);
	}

	/** @return iterable<array{string}> Values that do not belong in a page. */
	public static function hostile(): iterable {
		foreach ( self::HOSTILE as $text ) {
			yield array( $text );
		}
	}
}
