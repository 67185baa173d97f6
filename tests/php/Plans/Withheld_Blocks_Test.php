<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Plans;

use Slipstream\Embeds\Services_In_Use;
use Slipstream\Plans\Plans_Module;
use Slipstream\Plans\Withheld_Blocks;
use Slipstream\Plugin;
use Slipstream\Tests\Connection\Hub_Case;

require_once dirname( __DIR__ ) . '/Connection/Hub_Case.php';

/**
 * Blocks that the site's tier does not have.
 */
final class Withheld_Blocks_Test extends Hub_Case {

	private const PAGE = '<!-- wp:jetpack/opentable {"rid":["1"]} /--><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->'
		. '<!-- wp:jetpack/recurring-payments {"planId":1} --><div>Old button</div><!-- /wp:jetpack/recurring-payments -->';

	protected function setUp(): void {
		parent::setUp();
		do_action( 'slipstream_register_blocks' );
		$GLOBALS['post'] = get_post( self::post( 'Page' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The page that is drawn.
	}

	protected function tearDown(): void {
		wp_delete_post( $GLOBALS['post']->ID, true );
		unset( $GLOBALS['post'] );
		// What a page shows is noted.
		delete_option( Services_In_Use::OPTION );
		wp_clear_scheduled_hook( Withheld_Blocks::EVENT );
		self::on_hub( 'limit', '0' );
		self::blocks()->refresh();
		parent::tearDown();
		self::blocks()->refresh();
	}

	private static function blocks(): Withheld_Blocks {
		return Plugin::module( Plans_Module::class )->withheld_blocks();
	}

	private static function post( string $title ): int {
		return wp_insert_post(
			array(
				'post_title'  => $title,
				'post_status' => 'publish',
			)
		);
	}

	/** What a visitor, or someone else, sees. */
	private static function page(): string {
		return do_blocks( self::PAGE );
	}

	public function test_a_site_that_is_its_own_provider_has_all_blocks(): void {
		wp_set_current_user( 0 );
		self::assertSame( array(), self::blocks()->all() );
		self::assertStringContainsString( 'opentable', self::page() );
	}

	public function test_visitors_see_nothing_of_a_block_that_is_withheld_and_authors_see_why(): void {
		$this->register();
		self::on_hub( 'withheld', 'opentable,payment-buttons', 'payment-buttons' );
		self::blocks()->refresh();
		self::assertSame(
			array(
				'jetpack/opentable'       => true,
				'jetpack/payment-buttons' => false,
			),
			self::blocks()->all()
		);
		$page = self::page();
		self::assertSame( 2, substr_count( $page, 'is not part of this site’s plan' ) );
		self::assertStringContainsString( '#/add-jetpack-ai">Upgrade</a>', $page );
		self::assertStringContainsString( '">Contact Us</a>', $page, 'No larger tier has it.' );
		self::assertStringNotContainsString( 'Old button', $page, 'It stands in a block that is withheld.' );
		wp_set_current_user( 0 );
		self::assertSame( 'Text', trim( wp_strip_all_tags( self::page() ) ) );
	}

	public function test_what_is_withheld_is_not_sold_either(): void {
		$this->register();
		self::on_hub( 'withheld', 'payment-buttons,simple-payments', '' );
		self::blocks()->refresh();
		$is_sold = static fn ( string $block ): mixed => apply_filters( 'slipstream_payments_is_sold', true, $block );
		self::assertSame(
			array( false, false, true ),
			array_map(
				$is_sold,
				array( 'jetpack/recurring-payments', 'jetpack/simple-payments', 'jetpack/donations' )
			)
		);
		wp_set_current_user( 0 );
		self::assertSame( 'Buy: ', do_shortcode( 'Buy: [simple-payment id="1"]' ) );
	}

	public function test_a_block_says_nothing_to_authors_either_where_it_says_so(): void {
		$this->register();
		self::on_hub( 'withheld', 'opentable', '' );
		self::blocks()->refresh();
		self::assertSame(
			'',
			do_blocks( '<!-- wp:jetpack/opentable {"rid":["1"],"shouldDisplayFrontendBanner":false} /-->' )
		);
	}

	public function test_what_was_withheld_stays_while_the_hub_is_away_and_pages_ask_nobody(): void {
		$this->register();
		self::on_hub( 'withheld', 'opentable', '' );
		self::blocks()->refresh();
		$away = static fn (): \WP_Error => new \WP_Error( 'http_request_failed', 'Connection refused' );
		add_filter( 'pre_http_request', $away );
		self::blocks()->refresh();
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( 'opentable', self::page() );
		remove_filter( 'pre_http_request', $away );
	}

	public function test_a_hub_that_was_never_asked_withholds_nothing_and_is_asked_later(): void {
		$this->register();
		self::on_hub( 'withheld', 'opentable', '' );
		self::page();
		self::assertNotFalse( wp_next_scheduled( Withheld_Blocks::EVENT ) );
		do_action( Withheld_Blocks::EVENT );
		self::assertSame( array( 'jetpack/opentable' => true ), self::blocks()->all() );
	}

	public function test_a_hub_withholds_no_other_blocks(): void {
		$this->register();
		self::on_hub( 'withheld', 'opentable', '' );
		$greedy = static fn ( array $answer ): array => array(
			'body' => str_replace( '"available":{', '"available":{"markdown":[],"a/b":7,', $answer['body'] ),
		) + $answer;
		add_filter( 'http_response', $greedy );
		self::blocks()->refresh();
		remove_filter( 'http_response', $greedy );
		self::assertArrayHasKey(
			'markdown',
			$this->services()->hub_memory()->last_answer( 'hub/site' )->body['plan']['features']['available']
		);
		self::assertSame( array( 'jetpack/opentable' => true ), self::blocks()->all() );
	}
}
