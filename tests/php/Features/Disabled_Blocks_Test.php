<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Features;

use Slipstream\Blocks\Blocks_Module;
use Slipstream\Blocks\Registrar;
use Slipstream\Features\Features_Module;
use Slipstream\Features\Disabled_Blocks;
use Slipstream\Forms\Forms_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_Block_Type_Registry;

/**
 * A feature that is off leaves nothing half on pages, and says so to those who can do something about it.
 */
final class Disabled_Blocks_Test extends Test_Case {

	private const FORM = '<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name --><div><!-- wp:jetpack/label {"label":"Name"} /--></div><!-- /wp:jetpack/field-name --><!-- wp:button {"tagName":"button","type":"submit"} --><div class="wp-block-button"><button type="submit" class="wp-block-button__link">Send</button></div><!-- /wp:button --></div><!-- /wp:jetpack/contact-form -->';

	protected function setUp(): void {
		parent::setUp();
		if ( ! is_file( SLIPSTREAM_DIR . '/build/blocks-manifest.php' ) ) {
			self::markTestSkipped( 'There is no build: npm run build.' );
		}
	}

	/** Each page begins without our blocks. */
	private static function forget_blocks(): void {
		foreach ( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $name ) {
			if ( str_starts_with( $name, 'jetpack/' ) ) {
				unregister_block_type( $name );
			}
		}
	}

	/** Switches a module off and its hooks with it, as the next page has it. */
	private static function switch_off( string $slug ): Disabled_Blocks {
		$module = Plugin::modules()->switchable( $slug );
		self::assertTrue( Plugin::modules()->set( $module, false ) );
		self::forget_blocks();
		array_map( 'remove_shortcode', array( 'contact-form', 'contact-field' ) );
		Plugin::module( Features_Module::class )->add_off_shortcodes();
		return Plugin::module( Features_Module::class )->off_blocks();
	}

	protected function tearDown(): void {
		parent::tearDown();
		array_map( 'remove_shortcode', array( 'contact-form', 'contact-field' ) );
		self::forget_blocks();
		Plugin::module( Forms_Module::class )->add_hooks();
		Plugin::module( Blocks_Module::class )->registrar()->register_others();
	}

	public function test_visitors_see_nothing_of_a_form_that_is_off(): void {
		foreach ( array( 'contact-form', 'blocks' ) as $slug ) {
			self::switch_off( $slug );
			$page = do_blocks( "<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->\n" . self::FORM );
			self::assertStringContainsString( 'Before', $page );
			self::assertStringNotContainsString( 'Send', $page, $slug );
			self::assertSame( 'Before', trim( wp_strip_all_tags( $page ) ), $slug );
			Plugin::modules()->set( Plugin::modules()->switchable( $slug ), true );
		}
	}

	/** @return array<string, array{string}> Functions that draw a form where it stands, with a word before it. */
	public static function places(): array {
		return array_map(
			static fn ( string $place ): array => array( $place ),
			array(
				'a synced pattern' => 'in_pattern',
				'a template part'  => 'in_template_part',
				'a block widget'   => 'in_widget',
			)
		);
	}

	private static function in_pattern( string $content ): string {
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'wp_block',
					'post_title'   => 'One',
					'post_status'  => 'publish',
					'post_content' => $content,
				)
			)
		);
		return do_blocks( "<!-- wp:block {\"ref\":$id} /-->" );
	}

	private static function in_template_part( string $content ): string {
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'wp_template_part',
					'post_title'   => 'One',
					'post_name'    => 'with-a-form',
					'post_status'  => 'publish',
					'post_content' => $content,
				)
			)
		);
		wp_set_object_terms( (int) $id, get_stylesheet(), 'wp_theme' );
		return do_blocks( '<!-- wp:template-part {"slug":"with-a-form"} /-->' );
	}

	private static function in_widget( string $content ): string {
		return (string) apply_filters( 'widget_block_content', $content, array( 'content' => $content ), null ); // phpcs:ignore WordPress.NamingConventions -- Core's hook.
	}

	/** @dataProvider places */
	public function test_nothing_half_is_left_in( string $place ): void {
		$content = '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' . self::FORM;
		$this->sign_in( 'subscriber' );
		self::assertStringContainsString( 'Send', self::$place( $content ) );
		self::switch_off( 'contact-form' );
		self::assertSame( 'Before', trim( wp_strip_all_tags( self::$place( $content ) ) ) );
		$this->sign_in( 'administrator' );
		self::assertStringContainsString( '“Forms” is off', self::$place( $content ) );
	}

	public function test_editors_are_told_and_feeds_are_not(): void {
		self::switch_off( 'contact-form' );
		$this->sign_in( 'contributor' );
		self::assertStringContainsString( '“Forms” is off, so visitors see nothing here. Only people who can edit posts see this message.', do_blocks( self::FORM ) );
		$this->sign_in( 'subscriber' );
		self::assertSame( '', trim( do_blocks( self::FORM ) ) );
		$this->sign_in( 'administrator' );
		$GLOBALS['wp_query']->is_feed = true;
		self::assertSame( '', trim( do_blocks( self::FORM ) ) );
		$GLOBALS['wp_query']->is_feed = false;
	}

	public function test_clients_of_the_rest_api_get_no_message_as_content(): void {
		self::switch_off( 'contact-form' );
		$this->sign_in( 'administrator' );
		$post   = wp_insert_post(
			array(
				'post_title'   => 'One',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' . self::FORM,
			)
		);
		$answer = $this->rest( 'GET', "/wp/v2/posts/$post" )->get_data();
		self::assertSame( 'Before', trim( wp_strip_all_tags( $answer['content']['rendered'] ) ) );
		self::assertSame( 'Before', trim( wp_strip_all_tags( $answer['excerpt']['rendered'] ) ) );
	}

	public function test_a_block_that_a_plugin_has_taken_away_is_named_itself(): void {
		$off = static fn ( $is_active, $name ) => 'jetpack/contact-form' === $name ? false : $is_active;
		add_filter( 'slipstream_block_is_active', $off, 99, 2 );
		self::forget_blocks();
		$this->sign_in( 'administrator' );
		$hidden = ( new Disabled_Blocks( Plugin::modules(), Plugin::module( Blocks_Module::class )->registrar() ) )->message_for( 'jetpack/contact-form' );
		remove_filter( 'slipstream_block_is_active', $off, 99 );
		self::assertIsString( $hidden );
		self::assertStringNotContainsString( '“”', $hidden );
	}

	public function test_shortcodes_are_not_shown_as_text(): void {
		self::switch_off( 'contact-form' );
		self::assertSame( 'Write: ', do_shortcode( 'Write: [contact-form][contact-field label="Name" type="name"/][/contact-form]' ) );
	}

	public function test_what_was_saved_as_html_stays(): void {
		self::switch_off( 'ai' );
		self::assertStringContainsString(
			'Written with it.',
			do_blocks( '<!-- wp:jetpack/ai-assistant --><div>Written with it.</div><!-- /wp:jetpack/ai-assistant -->' )
		);
	}

	public function test_a_form_that_is_on_is_drawn(): void {
		self::assertStringContainsString( 'Send', do_blocks( self::FORM ) );
	}

	public function test_the_editor_keeps_blocks_that_are_off_and_offers_none(): void {
		self::switch_off( 'contact-form' );
		set_current_screen( 'post' );
		Plugin::module( Blocks_Module::class )->registrar()->register();
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'jetpack/contact-form' );
		self::assertNotNull( $type );
		self::assertFalse( $type->supports['inserter'] );
		self::assertNotEmpty( $type->attributes['subject'] ?? null, 'What it holds is not lost when the post is saved.' );
		self::assertSame( array(), $type->get_variations() );
		self::assertSame( '', trim( do_blocks( self::FORM ) ) );
		self::assertTrue( WP_Block_Type_Registry::get_instance()->get_registered( 'jetpack/markdown' )->supports['inserter'] ?? true );
	}

	public function test_the_editor_knows_what_is_off_and_why(): void {
		$this->sign_in( 'administrator' );
		$off = self::switch_off( 'contact-form' )->all();
		self::assertSame(
			array(
				'feature'  => 'Forms',
				'isHidden' => true,
			),
			$off['jetpack/contact-form']
		);
		self::assertFalse( $off['jetpack/label']['isHidden'] );
		self::assertArrayNotHasKey( 'jetpack/markdown', $off );
		self::assertSame(
			200,
			$this->rest(
				'POST',
				'/slipstream/v1/blocks/active',
				array(
					'blocks' => array( 'jetpack/markdown' ),
					'active' => false,
				)
			)->get_status()
		);
		self::assertSame(
			array(
				'feature'  => '',
				'isHidden' => false,
			),
			( new Disabled_Blocks( Plugin::modules(), new Registrar( SLIPSTREAM_DIR . '/build', Plugin::modules()->is_active( ... ) ) ) )->all()['jetpack/markdown']
		);
	}
}
