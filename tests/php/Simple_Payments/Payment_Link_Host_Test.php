<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Simple_Payments;

use Slipstream\Modules\External_Host;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Plugin;
use Slipstream\Simple_Payments\Product_Type;
use Slipstream\Simple_Payments\Simple_Payments_Module;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;

/** What the privacy section says of plain links to PayPal. */
final class Payment_Link_Host_Test extends Test_Case {

	/** @return list<string> The hosts that visitors contact. */
	private static function hosts(): array {
		$hosts = Plugin::module( Simple_Payments_Module::class )->external_hosts();
		self::assertSame( array(), array_diff( array_column( $hosts, 'who' ), array( External_Host::VISITORS ) ) );
		return array_column( $hosts, 'host' );
	}

	private static function sell( string $status ): void {
		wp_insert_post(
			array(
				'post_type'   => Product_Type::NAME,
				'post_status' => $status,
				'post_title'  => 'Jam',
			)
		);
	}

	public function test_paypal_is_told_where_something_is_sold_with_a_link(): void {
		self::sell( 'draft' );
		self::assertSame( array(), self::hosts(), 'Nobody can buy it yet.' );
		self::sell( 'publish' );
		self::assertSame( array( 'www.paypal.com' ), self::hosts() );
		$this->sign_in( 'administrator' );
		$told = $this->rest( 'GET', '/slipstream/v1/privacy/hosts' )->get_data()['servers'];
		self::assertStringContainsString( 'www.paypal.com', (string) wp_json_encode( $told ) );
		update_option( Payments_Settings::STOPPED, true );
		self::assertSame( array(), self::hosts(), 'Nothing is sold.' );
	}

	public function test_with_an_app_there_is_no_link(): void {
		self::sell( 'publish' );
		Site_Settings::set( 'slipstream_paypal_test_client_id', 'id' );
		Site_Settings::set( 'slipstream_paypal_test_secret', 'secret' );
		self::assertSame( array(), self::hosts() );
	}

	public function test_it_is_told_if_the_database_fails(): void {
		$break = static fn ( string $query ): string =>
			str_contains( $query, Product_Type::NAME ) ? 'SELECT nothing FROM nowhere' : $query;
		$shown = $GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', $break );
		$hosts = self::hosts();
		remove_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( $shown );
		self::assertSame( array( 'www.paypal.com' ), $hosts );
	}
}
