<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Provenance\Provenance_Label;
use Slipstream\Tests\Site_Settings;
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
		$mark                    = '' === $share
			? ''
			: ' {"metadata":{"slipstreamAi":{"share":"' . $share . '","model":"m","date":"2026-11-21T10:00:00.000Z","user":1}}}';
		$id                      = wp_insert_post(
			$more + array(
				'post_title'   => 'Herons',
				'post_status'  => 'publish',
				'post_content' => wp_slash(
					"<!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:paragraph$mark -->\n<p>Herons wait.</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->"
				),
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

	public function test_stands_at_each_block_where_that_is_wanted(): void {
		Site_Settings::set( Provenance_Label::OPTION, Provenance_Label::EACH );
		$note = static fn ( string $text ): string =>
			"<p class=\"slipstream-ai-label has-small-font-size\"><small>$text</small></p>";
		$html = self::page( 'made' );
		self::assertStringContainsString( 'Herons wait.</p>' . "\n" . $note( 'Written with AI.' ), $html );
		self::assertStringNotContainsString( 'Parts of this text', $html );
		self::assertStringContainsString( $note( 'Edited with AI.' ), self::page( 'edited' ) );
		self::assertStringNotContainsString( 'slipstream-ai-label', self::page( '' ) );
		self::assertStringNotContainsString( 'slipstream-ai-label', self::page( 'nonsense' ) );
		self::assertStringNotContainsString(
			'slipstream-ai-label',
			self::page( 'made', array(), array( 'post_type' => 'post' ) )
		);
		self::assertStringNotContainsString(
			'slipstream-ai-label',
			self::page( 'made', array( 'post_password' => 'secret' ) )
		);
		add_filter( 'slipstream_ai_label', '__return_empty_string' );
		self::assertStringNotContainsString( 'slipstream-ai-label', self::page( 'made' ) );
	}

	public function test_what_is_inside_a_block_has_no_note_of_its_own_and_rows_stay_whole(): void {
		Site_Settings::set( Provenance_Label::OPTION, Provenance_Label::EACH );
		$mark = static fn ( string $share ): string => '{"metadata":{"slipstreamAi":{"share":"' . $share . '"}}}';
		$item = static fn ( string $share ): string =>
			"<!-- wp:list-item {$mark( $share )} -->\n<li>Frogs</li>\n<!-- /wp:list-item -->";
		$list = static fn ( string $attributes, string $items ): string =>
			"<!-- wp:list $attributes -->\n<ul class=\"wp-block-list\">$items</ul>\n<!-- /wp:list -->";
		$html = self::page(
			'',
			array( 'post_content' => wp_slash( $list( $mark( 'edited' ), $item( 'made' ) . $item( 'edited' ) ) ) )
		);
		self::assertSame( 1, substr_count( $html, 'slipstream-ai-label' ) );
		self::assertMatchesRegularExpression(
			'~</ul>\s*<p class="slipstream-ai-label[^>]*><small>Written with AI\.~',
			$html
		);
		$html = self::page(
			'',
			array( 'post_content' => wp_slash( $list( '', $item( 'made' ) . $item( 'edited' ) ) ) )
		);
		self::assertSame(
			2,
			preg_match_all(
				'~<li>Frogs<p class="slipstream-ai-label[^>]*><small>(?:Written|Edited) with AI\.</small></p></li>~',
				$html
			)
		);
	}

	public function test_the_setting_of_old_keeps_its_meaning(): void {
		$this->sign_in( 'administrator' );
		$told = fn (): array => array(
			Provenance_Label::place(),
			$this->rest( 'GET', '/jetpack/v4/settings' )->get_data()[ Provenance_Label::OPTION ],
		);
		foreach ( array( '', '0', 0, false ) as $off ) {
			update_option( Provenance_Label::OPTION, $off );
			self::assertSame( array( 'off', 'off' ), $told() );
		}
		foreach ( array( '1', 1, true ) as $on ) {
			update_option( Provenance_Label::OPTION, $on );
			self::assertSame( array( 'once', 'once' ), $told() );
		}
		foreach ( array( 'each', 'once', 'off' ) as $place ) {
			self::assertSame(
				200,
				$this->rest( 'POST', '/jetpack/v4/settings', array( Provenance_Label::OPTION => $place ) )->get_status()
			);
			self::assertSame( array( $place, $place ), $told() );
		}
		self::assertSame(
			400,
			$this->rest( 'POST', '/jetpack/v4/settings', array( Provenance_Label::OPTION => 'all' ) )->get_status()
		);
	}

	public function test_is_not_there_in_lists_of_posts_nor_before_a_password(): void {
		update_option( Provenance_Label::OPTION, 1 );
		self::assertStringNotContainsString(
			'slipstream-ai-label',
			self::page( 'made', array(), array( 'post_type' => 'post' ) )
		);
		self::assertStringNotContainsString(
			'slipstream-ai-label',
			self::page( 'made', array( 'post_password' => 'secret' ) )
		);
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
