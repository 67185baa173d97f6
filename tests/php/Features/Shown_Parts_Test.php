<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Features;

use Slipstream\Tests\Test_Case;

/**
 * What visitors see around posts counts, wherever it stands; what nobody sees does not.
 */
final class Shown_Parts_Test extends Test_Case {

	private const FORM = '<!-- wp:jetpack/contact-form --><div></div><!-- /wp:jetpack/contact-form -->';

	/** The theme before. */
	private string $theme;

	protected function setUp(): void {
		parent::setUp();
		if ( ! is_file( SLIPSTREAM_DIR . '/build/blocks-manifest.php' ) ) {
			self::markTestSkipped( 'There is no build: npm run build.' );
		}
		$this->theme = get_stylesheet();
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		foreach ( array( 'with-forms/inner', 'with-forms/outer' ) as $name ) {
			if ( \WP_Block_Patterns_Registry::get_instance()->is_registered( $name ) ) {
				unregister_block_pattern( $name );
			}
		}
		unregister_sidebar( 'side' );
		switch_theme( $this->theme );
		unset( $GLOBALS['_wp_sidebars_widgets'] );
		parent::tearDown();
	}

	/** @return array{int, int} Pages, and parts. */
	private function counts(): array {
		$use = $this->rest( 'GET', '/slipstream/v1/features/contact-form/use' )->get_data();
		return array( $use['pages'], $use['parts'] );
	}

	private static function insert( string $type, string $content, string $name = 'one' ): int {
		return (int) wp_insert_post(
			wp_slash(
				array(
					'post_type'    => $type,
					'post_title'   => 'One',
					'post_name'    => $name,
					'post_content' => $content,
					'post_status'  => 'publish',
				)
			)
		);
	}

	private static function use_theme( string $theme ): void {
		register_theme_directory( __DIR__ . '/themes' );
		search_theme_directories( true );
		wp_clean_themes_cache();
		switch_theme( $theme );
	}

	public function test_a_theme_without_forms_has_none(): void {
		self::use_theme( 'twentytwentyfive' );
		self::assertSame( array( 0, 0 ), $this->counts() );
	}

	public function test_parts_and_patterns_of_the_theme_count_where_a_template_has_them(): void {
		self::use_theme( 'with-forms' );
		self::assertTrue( wp_is_block_theme() );
		self::assertSame( array( 0, 1 ), $this->counts(), 'The part in the template, not the one that none has.' );
		register_block_pattern(
			'with-forms/inner',
			array(
				'title'   => 'Inner',
				'content' => self::FORM,
			)
		);
		self::assertSame( array( 0, 1 ), $this->counts(), 'Nothing names the pattern.' );
		register_block_pattern(
			'with-forms/outer',
			array(
				'title'   => 'Outer',
				'content' => '<!-- wp:pattern {"slug":"with-forms/inner"} /-->',
			)
		);
		self::assertSame( array( 0, 2 ), $this->counts() );
	}

	public function test_a_template_that_was_edited_counts_for_its_theme_alone(): void {
		self::use_theme( 'with-forms' );
		$template = self::insert( 'wp_template', self::FORM, '404' );
		wp_set_object_terms( $template, 'with-forms', 'wp_theme' );
		self::assertSame( array( 0, 2 ), $this->counts() );
		wp_set_object_terms( $template, 'another-theme', 'wp_theme' );
		self::assertSame( array( 0, 1 ), $this->counts() );
	}

	public function test_a_custom_template_counts_once_a_page_has_it(): void {
		self::use_theme( 'with-forms' );
		$template = self::insert( 'wp_template', self::FORM, 'wide' );
		wp_set_object_terms( $template, 'with-forms', 'wp_theme' );
		self::assertSame( array( 0, 1 ), $this->counts() );
		update_post_meta( self::insert( 'page', 'A page.' ), '_wp_page_template', 'wide' );
		self::assertSame( array( 0, 2 ), $this->counts() );
	}

	public function test_a_synced_pattern_counts_with_the_pages_that_show_it(): void {
		$inner = self::insert( 'wp_block', self::FORM );
		self::assertSame( array( 0, 0 ), $this->counts(), 'It stands nowhere.' );
		$outer = self::insert( 'wp_block', "<!-- wp:block {\"ref\":$inner} /-->" );
		self::assertSame( array( 0, 0 ), $this->counts() );
		self::insert( 'post', "<!-- wp:block {\"ref\":{$outer}0} /-->" );
		self::assertSame( array( 0, 0 ), $this->counts(), 'That is another.' );
		self::insert( 'post', "<!-- wp:block {\"ref\":$outer,\"content\":{}} /-->" );
		self::assertSame( array( 1, 2 ), $this->counts() );
	}

	public function test_a_synced_pattern_in_a_template_counts(): void {
		self::use_theme( 'with-forms' );
		$pattern  = self::insert( 'wp_block', self::FORM );
		$template = self::insert( 'wp_template', "<!-- wp:block {\"ref\":$pattern} /-->", '404' );
		wp_set_object_terms( $template, 'with-forms', 'wp_theme' );
		self::assertSame( array( 0, 3 ), $this->counts() );
	}

	public function test_widgets_count_where_they_are_shown(): void {
		update_option(
			'widget_block',
			array(
				2 => array( 'content' => self::FORM ),
				3 => array( 'content' => self::FORM ),
			)
		);
		update_option( 'widget_text', array( 2 => array( 'text' => '[contact-form][/contact-form]' ) ) );
		$place = static fn ( string ...$side ) => wp_set_sidebars_widgets(
			array(
				'wp_inactive_widgets' => array( 'block-3' ),
				'gone-with-its-theme' => array( 'block-3' ),
				'side'                => $side,
			)
		);
		$place( 'block-2', 'text-2', 'search-2' );
		self::assertSame( array( 0, 0 ), $this->counts(), 'There is no such place.' );
		register_sidebar( array( 'id' => 'side' ) );
		self::assertSame( array( 0, 2 ), $this->counts() );
		$place();
		self::assertSame( array( 0, 0 ), $this->counts() );
	}
}
