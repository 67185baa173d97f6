<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Block_Switches;
use Slipstream\Blocks\Blocks_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * What is off is in no editor, and pages show it all the same.
 */
final class Block_Switches_Test extends Test_Case {

	private const ROUTE = '/slipstream/v1/blocks';

	protected function setUp(): void {
		parent::setUp();
		if ( ! is_file( SLIPSTREAM_DIR . '/build/blocks-manifest.php' ) ) {
			self::markTestSkipped( 'There is no build: npm run build.' );
		}
		delete_option( Block_Switches::OPTION );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		array_map( 'remove_all_filters', array( 'jetpack_gutenberg', 'jetpack_set_available_extensions' ) );
		parent::tearDown();
	}

	/**
	 * Switches blocks by the route.
	 *
	 * @param list<string> $names
	 * @return array{int, array<mixed>}
	 */
	private function switch_blocks( array $names, bool $active ): array {
		$answer = $this->rest(
			'POST',
			self::ROUTE . '/active',
			array(
				'blocks' => $names,
				'active' => $active,
			)
		);
		return array( $answer->get_status(), $answer->get_data() );
	}

	/** @return list<string> The blocks that editors have. */
	private static function in_editors(): array {
		return Plugin::module( Blocks_Module::class )->registrar()->editor_names();
	}

	public function test_a_block_that_is_off_is_in_no_editor_and_pages_show_it(): void {
		list( $status, $blocks ) = $this->switch_blocks( array( 'jetpack/rating-star', 'jetpack/markdown' ), false );
		self::assertSame( 200, $status );
		self::assertSame(
			array( 'jetpack/markdown', 'jetpack/rating-star' ),
			array_values(
				array_column( array_filter( $blocks, static fn ( array $block ): bool => ! $block['active'] ), 'name' )
			)
		);
		self::assertNotContains( 'jetpack/rating-star', self::in_editors() );
		self::assertContains( 'jetpack/business-hours', self::in_editors() );
		self::assertStringContainsString(
			'wp-block-jetpack-rating-star',
			do_blocks( '<!-- wp:jetpack/rating-star {"rating":3} --><!-- /wp:jetpack/rating-star -->' )
		);
		$this->switch_blocks( array( 'jetpack/rating-star' ), true );
		self::assertContains( 'jetpack/rating-star', self::in_editors() );
		self::assertSame( array( 'jetpack/markdown' ), get_option( Block_Switches::OPTION ) );
	}

	public function test_what_can_only_stand_in_it_is_off_too(): void {
		$this->switch_blocks( array( 'jetpack/contact-info', 'jetpack/contact-form' ), false );
		self::assertSame(
			array(),
			array_intersect(
				array(
					'jetpack/address',
					'jetpack/phone',
					'jetpack/contact-form',
					'jetpack/field-text',
					'jetpack/form-step',
					'jetpack/option',
					'jetpack/input',
				),
				self::in_editors()
			)
		);
		$this->switch_blocks( array( 'jetpack/contact-form' ), true );
		self::assertContains( 'jetpack/field-text', self::in_editors() );
	}

	public function test_filters_of_jetpack_keep_blocks_off(): void {
		$leave = static fn ( array $names ): array => array_values( array_diff( $names, array( 'markdown' ) ) );
		add_filter( 'jetpack_set_available_extensions', $leave );
		self::assertNotContains( 'jetpack/markdown', self::in_editors() );
		self::assertContains( 'jetpack/phone', self::in_editors(), 'Only what stands by itself has a name there.' );
		list( $status, $error ) = $this->switch_blocks( array( 'jetpack/markdown' ), true );
		self::assertSame( array( 424, 'activation_failed' ), array( $status, $error['code'] ) );
		remove_filter( 'jetpack_set_available_extensions', $leave );
		add_filter( 'jetpack_gutenberg', '__return_false' );
		self::assertSame( array(), self::in_editors() );
		self::assertFalse( Plugin::modules()->is_active( 'blocks' ) );
	}

	public function test_a_new_block_is_on(): void {
		$this->switch_blocks( array( 'jetpack/markdown' ), false );
		$switches = new Block_Switches( array( 'jetpack/new' => array( 'name' => 'jetpack/new' ) ) );
		self::assertTrue( $switches->is_on( 'jetpack/new' ) );
	}

	public function test_what_is_no_block_is_refused(): void {
		foreach ( array( array(), array( 'core/paragraph' ), array( 'jetpack/markdown', 'x' ) ) as $names ) {
			self::assertSame( 400, $this->switch_blocks( $names, false )[0] );
		}
		self::assertSame( array(), (array) get_option( Block_Switches::OPTION, array() ) );
		self::assertSame(
			400,
			$this->rest(
				'POST',
				self::ROUTE . '/active',
				array( 'blocks' => array( 'jetpack/markdown' ) )
			)->get_status()
		);
	}

	public function test_all_of_them_are_off_with_the_module_and_with_jetpacks_setting(): void {
		$module = Plugin::module( Blocks_Module::class );
		self::assertTrue( Plugin::modules()->set( $module, false ) );
		self::assertTrue( (bool) get_option( 'jetpack_blocks_disabled' ) );
		self::assertSame( array(), self::in_editors() );
		self::assertSame( 200, $this->rest( 'GET', self::ROUTE )->get_status() );
		self::assertSame(
			200,
			$this->rest( 'POST', '/jetpack/v4/settings', array( 'jetpack_blocks_disabled' => false ) )->get_status()
		);
		self::assertTrue( Plugin::modules()->is_active( 'blocks' ) );
		self::assertNotSame( array(), self::in_editors() );
	}

	public function test_ai_is_off_with_jetpacks_filter_and_posts_keep_its_block(): void {
		add_filter( 'jetpack_ai_enabled', '__return_false' );
		$module = $this->rest( 'GET', '/jetpack/v4/module/ai' )->get_data();
		$answer = $this->rest( 'GET', '/wpcom/v2/jetpack-ai/ai-assistant-feature' );
		$names  = self::in_editors();
		remove_filter( 'jetpack_ai_enabled', '__return_false' );
		self::assertSame( array( 'inactive', false ), array( $module['override'], $module['activated'] ) );
		self::assertSame( array( 403, 'ai_disabled' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertContains( 'jetpack/ai-assistant', $names );
	}
}
