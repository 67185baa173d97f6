<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Slipstream\Newsletter\Rendering\Rendered_Post;
use Slipstream\Subscribers\People\Access;
use WP_Post;

require_once __DIR__ . '/Rendering_Case.php';

/**
 * Nobody gets by email what they may not read.
 */
final class Rendering_Access_Test extends Rendering_Case {

	private const FREE = '<!-- wp:paragraph --><p>For everybody.</p><!-- /wp:paragraph -->';
	private const PAID = '<!-- wp:paragraph --><p>SECRET <img src="/SECRET.jpg" alt="SECRET"></p><!-- /wp:paragraph -->';
	private const WALL = '<!-- wp:jetpack/paywall /-->';

	/** @return array<string, array{string}> */
	public function locked(): array {
		$container = '<!-- wp:premium-content/container --><div class="wp-block-premium-content-container"><!-- wp:premium-content/subscriber-view --><div>' . self::PAID . '</div><!-- /wp:premium-content/subscriber-view --><!-- wp:premium-content/logged-out-view --><div><!-- wp:paragraph --><p>Pay!</p><!-- /wp:paragraph --></div><!-- /wp:premium-content/logged-out-view --></div><!-- /wp:premium-content/container -->';
		$group     = static fn ( string $inside ): string => "<!-- wp:group --><div class=\"wp-block-group\">$inside</div><!-- /wp:group -->";
		return array(
			'after a paywall'                    => array( self::FREE . self::WALL . self::PAID ),
			'after a paywall, as HTML'           => array( self::FREE . self::WALL . '<p>SECRET</p>' ),
			'after a paywall in a group'         => array( $group( self::FREE . self::WALL . '<p>SECRET</p>' . self::PAID ) . self::PAID ),
			'after a paywall with attributes'    => array( self::FREE . '<!-- wp:jetpack/paywall {"a":1} /-->' . self::PAID ),
			'after a paywall that is not closed' => array( self::FREE . '<!-- wp:jetpack/paywall -->' . self::PAID ),
			'after two paywalls'                 => array( self::FREE . self::WALL . self::PAID . self::WALL . self::PAID ),
			'in a container'                     => array( self::FREE . $container ),
			'in a container in columns'          => array( self::FREE . '<!-- wp:columns --><div><!-- wp:column --><div>' . $container . '</div><!-- /wp:column --></div><!-- /wp:columns -->' ),
			'in a container in an unknown block' => array( self::FREE . "<!-- wp:elsewhere/box --><div>$container</div><!-- /wp:elsewhere/box -->" ),
			'in a view without a container'      => array( self::FREE . '<!-- wp:premium-content/subscriber-view --><div>' . self::PAID . '</div><!-- /wp:premium-content/subscriber-view -->' ),
		);
	}

	/** @dataProvider locked */
	public function test_only_those_who_pay_get_what_is_locked( string $content ): void {
		$free = $this->mail( $content );
		self::assertIsMail( $free );
		self::assertStringNotContainsString( 'SECRET', $free->html . $free->text );
		self::assertStringContainsString( 'For everybody.', $free->text );
		self::assertSame( 1, substr_count( $free->text, 'This part is for paid subscribers.' ) );
		self::assertStringContainsString( 'Read on the site (http://example.test/a-walk-in-the-rain', $free->text );
		$paid = $this->mail( $content, Access::Paid );
		self::assertIsMail( $paid );
		self::assertStringContainsString( 'SECRET', $paid->text );
		self::assertStringNotContainsString( 'for paid subscribers', $paid->text );
		self::assertStringNotContainsString( 'Pay!', $paid->text );
	}

	public function test_neither_excerpt_nor_preheader_has_what_is_locked(): void {
		\Slipstream\Tests\Site_Settings::set( 'wpcom_subscription_emails_use_excerpt', true );
		$free = $this->mail( self::WALL . self::PAID );
		self::assertStringNotContainsString( 'SECRET', $free->html . $free->text );
	}

	public function test_a_post_for_paid_subscribers_alone_is_locked_as_a_whole(): void {
		$post = array( 'meta_input' => array( '_jetpack_newsletter_access' => 'paid_subscribers' ) );
		$free = $this->mail( self::PAID, values: $post );
		self::assertIsMail( $free );
		self::assertStringNotContainsString( 'SECRET', $free->html . $free->text );
		self::assertStringContainsString( 'for paid subscribers', $free->text );
		self::assertStringContainsString( 'SECRET', $this->mail( self::PAID, Access::Paid, $post )->text );
	}

	public function test_synced_patterns_are_locked_too(): void {
		$pattern = wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_content' => self::FREE . self::WALL . self::PAID,
			)
		);
		$content = "<!-- wp:block {\"ref\":$pattern} /-->" . self::PAID;
		$free    = $this->mail( "<!-- wp:block {\"ref\":$pattern} /-->" );
		self::assertStringNotContainsString( 'SECRET', $free->html . $free->text );
		self::assertStringContainsString( 'For everybody.', $free->text );
		// What comes after it is after the paywall as well.
		self::assertStringNotContainsString( 'SECRET', $this->mail( $content )->text );
	}

	public function test_a_gate_decides_if_there_is_one(): void {
		$asked = array();
		$open  = static function ( string $content, WP_Post $post, Access $access ) use ( &$asked ): string {
			$asked[] = array( $post->post_title, $access );
			return str_replace( 'SECRET', 'OPEN', self::FREE ) . '<!-- wp:slipstream/locked-part {"id":"1"} --><div>' . self::FREE . '</div><!-- /wp:slipstream/locked-part -->';
		};
		$mail  = $this->mail( self::PAID, Access::Free, array(), $open );
		self::assertIsMail( $mail );
		self::assertStringNotContainsString( 'SECRET', $mail->html );
		self::assertSame( 2, substr_count( $mail->text, 'For everybody.' ) );
		self::assertSame( 1, substr_count( $mail->text, 'for paid subscribers' ) );
		self::assertSame( array( 'A walk in the rain', Access::Free ), $asked[0] );
	}
}
