<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Health;

use Slipstream\Admin\Start_Data;
use Slipstream\Health\Health_Module;
use Slipstream\Health\Server_Checks;
use Slipstream\Health\Site_Health;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Modules;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Environment;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Test_Case;

/**
 * Tells what is not well, and no secret.
 */
final class Health_Test extends Test_Case {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->upgrade();
	}

	public function test_who_may_not_see_wordpress_own_site_health_sees_nothing_of_the_server(): void {
		// As a site's administrator on a network.
		$user = $this->sign_in( 'administrator' );
		$less = static fn ( array $all ): array => array( 'view_site_health_checks' => false ) + $all;
		add_filter( 'user_has_cap', $less, 20 );
		foreach ( array( '', '/loopback' ) as $path ) {
			self::assertSame( 403, $this->rest( 'GET', "/slipstream/v1/health$path" )->get_status() );
		}
		$told = static fn (): array => ( new Start_Data( Plugin::modules() ) )->build( array( 'health' ) )['health'];
		self::assertSame( array( 'canView' => false ), $told(), 'Nor is the section shown.' );
		remove_filter( 'user_has_cap', $less, 20 );
		self::assertSame( array( 'canView' => true ), $told() );
		self::assertTrue( user_can( $user, 'manage_options' ) );
	}

	/** @return array{array<string, array<string, string>>, string} The checks by their names, and the report. */
	private function health(): array {
		$this->sign_in( 'administrator' );
		$answer = $this->rest( 'GET', '/slipstream/v1/health' );
		self::assertSame( 200, $answer->get_status() );
		return array( array_column( $answer->get_data()['checks'], null, 'id' ), $answer->get_data()['report'] );
	}

	public function test_what_is_well_is_told_and_reported(): void {
		list( $checks, $report ) = $this->health();
		self::assertSame( 'good', $checks['tables']['status'] );
		self::assertSame( 'good', $checks['cron']['status'] );
		self::assertStringContainsString( '### slipstream ###', $report );
		self::assertStringContainsString( 'tables: good: All tables exist.', $report );
		self::assertStringContainsString( 'contact-form on', $report );
		self::assertStringContainsString( 'php_version', $report );
	}

	public function test_a_missing_table_is_named(): void {
		$module = new class() implements With_Tables {
			public function slug(): string {
				return 'torn';
			}
			public function add_hooks(): void {}
			public function tables(): array {
				return array( 'slipstream_never_made' => 'id int(10) NOT NULL' );
			}
		};
		$checks = ( new Server_Checks( new Modules( array( $module ) ), new System_Clock() ) )->all();
		self::assertSame( array( 'tables', 'critical' ), array( $checks[0]->id, $checks[0]->status ) );
		self::assertStringContainsString( 'slipstream_never_made', $checks[0]->text );
	}

	public function test_site_health_tells_of_tables_events_and_keys(): void {
		$module = new class() implements With_Tables {
			public function slug(): string {
				return 'torn';
			}
			public function add_hooks(): void {}
			public function tables(): array {
				return array( 'slipstream_never_made' => 'id int(10) NOT NULL' );
			}
		};
		$told   = static function ( Modules $modules ): array {
			return ( new Site_Health( $modules ) )->result();
		};
		$site   = new Environment();
		self::assertSame( 'good', $told( new Modules( array( self::health_module( $site, array() ) ) ) )['status'] );
		$torn = $told( new Modules( array( self::health_module( $site, array( $module ) ) ) ) );
		self::assertSame( 'critical', $torn['status'] );
		self::assertStringContainsString( 'slipstream_never_made', $torn['description'] );
		wp_schedule_single_event( time() - 2 * HOUR_IN_SECONDS, 'slipstream_test_event' );
		$late = $told( new Modules( array( self::health_module( $site, array() ) ) ) );
		self::assertSame( 'recommended', $late['status'] );
		self::assertStringContainsString( '2 hours', $late['description'] );
	}

	/** @param list<With_Tables> $others The other modules of the site. */
	private static function health_module( Environment $site, array $others ): Health_Module {
		return new Health_Module( $site, new Modules( $others ) );
	}

	public function test_small_uploads_and_late_events_are_told(): void {
		add_filter( 'upload_size_limit', static fn (): int => 2 * MB_IN_BYTES );
		wp_schedule_single_event( time() - 2 * HOUR_IN_SECONDS, 'slipstream_test_event' );
		list( $checks ) = $this->health();
		self::assertSame( 'warning', $checks['upload_limit']['status'] );
		self::assertStringContainsString( 'only 2 MB', $checks['upload_limit']['text'] );
		self::assertSame( 'warning', $checks['cron']['status'] );
		self::assertStringContainsString( '2 hours', $checks['cron']['text'] );
	}

	/** @return array<string, array{string, string, string}> The site's address, and what is said of it. */
	public static function addresses(): array {
		return array(
			'HTTPS'                    => array( 'https://example.test', 'good', 'is encrypted' ),
			'this machine'             => array( 'http://localhost:8881', 'good', 'your own machine' ),
			'a name of this machine'   => array( 'http://shop.localhost', 'good', 'your own machine' ),
			'the address of a machine' => array( 'http://127.0.0.1', 'good', 'your own machine' ),
			'HTTP'                     => array( 'http://example.test', 'warning', 'block the microphone' ),
			'a name that looks alike'  => array( 'http://localhost.example.test', 'warning', 'not served over HTTPS' ),
		);
	}

	/** @dataProvider addresses */
	public function test_what_is_said_of_https_is_true( string $address, string $status, string $text ): void {
		$is_at = static fn (): string => $address;
		add_filter( 'pre_option_home', $is_at );
		add_filter( 'pre_option_siteurl', $is_at );
		list( $checks ) = $this->health();
		remove_filter( 'pre_option_home', $is_at );
		remove_filter( 'pre_option_siteurl', $is_at );
		self::assertSame( $status, $checks['https']['status'] );
		self::assertStringContainsString( $text, $checks['https']['text'] );
	}

	public function test_the_report_has_no_secret_and_no_person(): void {
		$user = $this->sign_in( 'administrator' );
		update_option( 'slipstream_ai_api_key', 'sk-very-secret' );
		list( , $report ) = $this->health();
		foreach ( array(
			'sk-very-secret',
			(string) get_option( 'admin_email' ),
			$user->user_email,
			DB_PASSWORD . '@',
			ABSPATH,
			home_url(),
			AUTH_KEY,
		) as $secret ) {
			self::assertStringNotContainsString( $secret, $report );
		}
	}

	public function test_calls_to_itself_that_fail_are_told_with_why(): void {
		$this->sign_in( 'administrator' );
		$refuse = static fn () => new \WP_Error( 'http_request_failed', 'Connection refused' );
		add_filter( 'pre_http_request', $refuse );
		$check  = $this->rest( 'GET', '/slipstream/v1/health/loopback' )->get_data();
		remove_filter( 'pre_http_request', $refuse );
		self::assertSame( array( 'loopback', 'critical' ), array( $check['id'], $check['status'] ) );
		self::assertStringContainsString( 'Connection refused', $check['text'] );
		self::assertStringNotContainsString( '<', $check['text'] );
	}
}
