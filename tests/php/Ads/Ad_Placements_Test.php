<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ads;

use Slipstream\Ads\Ad_Codes;
use Slipstream\Ads\Ad_Placements;
use Slipstream\Ads\Ad_Places;
use Slipstream\Ads\Ads_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Block_Case;
use WP_Query;

/**
 * Shows real posts in the main query, as a theme does.
 */
final class Ad_Placements_Test extends Block_Case {

	private const PARAGRAPH = "<!-- wp:paragraph -->\n<p>Bread</p>\n<!-- /wp:paragraph -->\n\n";

	/** @var array<string, mixed> The queries as they were. */
	private array $queries = array();

	protected static function block(): string {
		return 'wordads';
	}

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'wp_query', 'wp_the_query', 'post', 'wp_filter' ) as $name ) {
			$this->queries[ $name ] = $GLOBALS[ $name ] ?? null;
		}
		$GLOBALS['wp_filter'] = array_map( static fn ( object $hook ): object => clone $hook, $GLOBALS['wp_filter'] );
		update_option( 'jetpack_active_modules', array( 'wordads' ) );
		update_option(
			Ad_Codes::OPTION,
			array(
				'mrec'        => '<i>mrec</i>',
				'leaderboard' => '<i>leaderboard</i>',
			)
		);
		foreach ( Ad_Places::ALL as $place ) {
			update_option( $place, 1 );
		}
		( new Ad_Placements( Plugin::module( Ads_Module::class )->codes() ) )->add_hooks();
	}

	protected function tearDown(): void {
		foreach ( $this->queries as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		parent::tearDown();
	}

	/**
	 * Stores a post and shows it; gives its HTML.
	 *
	 * @param array<string, mixed> $more More of the post.
	 */
	private function show( string $content, array $more = array(), string $query = '' ): string {
		$id                      = (int) wp_insert_post(
			array(
				'post_title'   => 'Bread',
				'post_content' => $content,
				'post_status'  => 'publish',
			) + $more
		);
		$GLOBALS['wp_the_query'] = new WP_Query(
			( 'page' === ( $more['post_type'] ?? '' ) ? "page_id=$id" : "p=$id" ) . $query
		);
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		the_post();
		ob_start();
		the_content();
		return (string) ob_get_clean();
	}

	/** As an administrator does it. */
	private function switch_off( string $setting ): void {
		$this->sign_in( 'administrator' );
		self::assertSame(
			200,
			$this->rest( 'POST', '/jetpack/v4/settings', array( $setting => false ) )->get_status()
		);
		wp_set_current_user( 0 );
	}

	private static function top(): string {
		ob_start();
		wp_body_open();
		return (string) ob_get_clean();
	}

	public function test_two_rectangles_stand_below_a_text_unless_the_second_is_off(): void {
		$html = $this->show( "Bread.\n\nButter." );
		self::assertStringContainsString( "<p>Bread.</p>\n<p>Butter.</p>", $html );
		self::assertSame( 2, substr_count( $html, '<i>mrec</i>' ) );
		self::assertGreaterThan( strpos( $html, 'Butter' ), strpos( $html, 'mrec' ) );
		$this->switch_off( 'wordads_second_belowpost' );
		self::assertSame( 1, substr_count( $this->show( 'Bread.' ), '<i>mrec</i>' ) );
		$this->switch_off( Ad_Places::BELOW );
		self::assertStringNotContainsString( 'mrec', $this->show( 'Bread.' ) );
		self::assertNotFalse( has_filter( 'the_content', 'wpautop' ) );
	}

	public function test_a_long_text_has_one_in_its_middle_unless_its_author_placed_one(): void {
		$this->switch_off( 'wordads_second_belowpost' );
		$html = $this->show( str_repeat( self::PARAGRAPH, 6 ) );
		self::assertSame( 2, substr_count( $html, '<i>mrec</i>' ) );
		self::assertSame( 3, substr_count( strstr( $html, 'mrec', true ) ?: '', '>Bread<' ) );
		self::assertSame( 1, substr_count( $this->show( str_repeat( self::PARAGRAPH, 5 ) ), '<i>mrec</i>' ) );
		$placed = str_repeat( self::PARAGRAPH, 6 ) . '<!-- wp:jetpack/wordads /-->';
		self::assertSame( 2, substr_count( $this->show( $placed ), '<i>mrec</i>' ) );
		$this->switch_off( 'wordads_inline_enabled' );
		self::assertSame( 1, substr_count( $this->show( str_repeat( self::PARAGRAPH, 6 ) ), '<i>mrec</i>' ) );
	}

	public function test_a_leaderboard_stands_at_the_top_but_not_on_phones(): void {
		$this->show( 'Bread.' );
		self::assertMatchesRegularExpression( '/is-hidden-on-phones.*<i>leaderboard<\/i>/s', self::top() );
		$this->switch_off( 'enable_header_ad' );
		self::assertStringNotContainsString( 'leaderboard', self::top() );
	}

	public function test_each_kind_of_page_can_do_without(): void {
		$this->switch_off( 'wordads_display_post' );
		self::assertStringNotContainsString( 'mrec', $this->show( 'Bread.' ) );
		self::assertStringNotContainsString( 'leaderboard', self::top() );
		self::assertStringContainsString( 'mrec', $this->show( 'Bread.', array( 'post_type' => 'page' ) ) );
		$this->switch_off( 'wordads_display_page' );
		self::assertStringNotContainsString( 'mrec', $this->show( 'Bread.', array( 'post_type' => 'page' ) ) );
	}

	public function test_nothing_stands_anywhere_that_nobody_has_ticked(): void {
		array_map( 'delete_option', Ad_Places::ALL );
		$html = $this->show( str_repeat( self::PARAGRAPH, 9 ) ) . self::top()
			. $this->show( 'Bread.', array( 'post_type' => 'page' ) );
		self::assertStringNotContainsString( 'mrec', $html );
		self::assertStringNotContainsString( 'leaderboard', $html );
	}

	public function test_feeds_excerpts_passwords_and_formats_without_code_have_none(): void {
		self::assertStringNotContainsString( 'mrec', $this->show( 'Bread.', array(), '&feed=rss2' ) );
		$this->show( str_repeat( self::PARAGRAPH, 6 ) );
		self::assertStringNotContainsString( 'mrec', get_the_excerpt() );
		self::assertStringNotContainsString( 'mrec', $this->show( 'Bread.', array( 'post_password' => 'butter' ) ) );
		$this->sign_in( 'editor' );
		update_option( Ad_Codes::OPTION, array() );
		self::assertStringNotContainsString( 'wordads', $this->show( 'Bread.' ) . self::top() );
	}

	public function test_a_text_beside_the_main_one_has_none(): void {
		$this->show( 'Bread.' );
		$other = new WP_Query( array( 'posts_per_page' => 1 ) );
		$other->the_post();
		$GLOBALS['wp_query'] = $other;
		self::assertStringNotContainsString( 'mrec', (string) apply_filters( 'the_content', 'Butter.' ) );
	}
}
