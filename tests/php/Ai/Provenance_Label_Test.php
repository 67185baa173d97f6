<?php
/**
 * The note that tells readers of AI.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Provenance_Label;
use Slipstream\Tests\Test_Case;
use WP_Query;

/**
 * Where it stands, and where it does not.
 */
final class Provenance_Label_Test extends Test_Case {

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_ai_label' );
		$GLOBALS['wp_query']     = new WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		parent::tearDown();
	}

	/**
	 * The text of a post's own page.
	 *
	 * @param string               $share    What AI did; '' for nothing.
	 * @param array<string, mixed> $more     More of the post.
	 * @param array<string, mixed> $question What is asked for in place of the post.
	 */
	private static function page( string $share, array $more = array(), array $question = array() ): string {
		$mark                    = '' === $share ? '' : ' {"metadata":{"slipstreamAi":{"share":"' . $share . '","model":"m","date":"2026-11-21T10:00:00.000Z","user":1}}}';
		$id                      = wp_insert_post(
			$more + array(
				'post_title'   => 'Herons',
				'post_status'  => 'publish',
				'post_content' => wp_slash( "<!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:paragraph$mark -->\n<p>Herons wait.</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->" ),
			)
		);
		$GLOBALS['wp_query']     = new WP_Query( $question ? $question : array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		ob_start();
		while ( have_posts() ) {
			the_post();
			the_content();
		}
		return (string) ob_get_clean();
	}

	public function test_is_there_only_where_the_owner_wants_it(): void {
		self::assertStringNotContainsString( 'slipstream-ai-label', self::page( 'made' ) );
		update_option( Provenance_Label::OPTION, 1 );
		self::assertStringContainsString( 'Parts of this text were written with AI.', self::page( 'made' ) );
		self::assertStringContainsString( 'Parts of this text were edited with AI.', self::page( 'edited' ) );
	}

	public function test_is_not_there_without_ai(): void {
		update_option( Provenance_Label::OPTION, 1 );
		foreach ( array( '', 'nonsense' ) as $share ) {
			$html = self::page( $share );
			self::assertStringContainsString( 'Herons wait.', $html );
			self::assertStringNotContainsString( 'slipstream-ai-label', $html );
		}
	}

	public function test_is_not_there_in_lists_of_posts_nor_before_a_password(): void {
		update_option( Provenance_Label::OPTION, 1 );
		self::assertStringNotContainsString( 'slipstream-ai-label', self::page( 'made', array(), array( 'post_type' => 'post' ) ) );
		self::assertStringNotContainsString( 'slipstream-ai-label', self::page( 'made', array( 'post_password' => 'secret' ) ) );
	}

	public function test_its_words_can_be_changed_and_are_escaped(): void {
		update_option( Provenance_Label::OPTION, 1 );
		add_filter( 'slipstream_ai_label', static fn(): string => '<script>x</script>' );
		self::assertStringContainsString( '&lt;script&gt;x&lt;/script&gt;', self::page( 'made' ) );
		remove_all_filters( 'slipstream_ai_label' );
		add_filter( 'slipstream_ai_label', '__return_empty_string' );
		self::assertStringNotContainsString( 'slipstream-ai-label', self::page( 'made' ) );
	}
}
