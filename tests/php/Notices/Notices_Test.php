<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Notices;

use Slipstream\Notices\Dismissed;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;

/**
 * What was dismissed stays away; what is reset is as on a new site.
 */
final class Notices_Test extends Test_Case {

	protected const COMMITS = true;

	/**
	 * Sends, and gives status and data.
	 *
	 * @param array<string, mixed> $body
	 * @return array{int, mixed}
	 */
	private function send( string $path, array $body ): array {
		$answer = $this->rest( 'POST', "/jetpack/v4/$path", $body );
		return array(
			$answer->get_status(),
			$answer->get_status() < 400 ? $answer->get_data() : $answer->get_data()['code'],
		);
	}

	public function test_notices_stay_dismissed_for_the_whole_site(): void {
		$this->sign_in( 'contributor' );
		self::assertSame(
			array( 200, array( 'welcome' => true ) ),
			$this->send( 'notice/welcome', array( 'dismissed' => true ) )
		);
		self::assertSame(
			array( 200, array( 'welcome' => true ) ),
			$this->send( 'notice/welcome', array( 'dismissed' => true ) ),
			'Again.'
		);
		update_option(
			Dismissed::NOTICES,
			array(
				'welcome'   => true,
				'of-others' => true,
			)
		);
		self::assertSame(
			array( 'feedback_dash_request', 'welcome' ),
			array_keys( $this->send( 'notice/feedback_dash_request', array( 'dismissed' => true ) )[1] )
		);
		self::assertArrayHasKey( 'of-others', get_option( Dismissed::NOTICES ), 'It is not ours to remove.' );
		self::assertSame(
			array( 'dismissed' => array( 'feedback_dash_request', 'welcome' ) ),
			$this->rest( 'GET', '/slipstream/v1/notices' )->get_data()
		);
	}

	public function test_only_known_notices_can_be_dismissed(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( array( 404, 'required_param' ), $this->send( 'notice/welcome', array() ) );
		foreach ( array( false, 'true', 1, array( true ) ) as $value ) {
			self::assertSame(
				array( 404, 'invalid_param' ),
				$this->send( 'notice/welcome', array( 'dismissed' => $value ) )
			);
		}
		self::assertSame(
			array( 404, 'invalid_param' ),
			$this->send( 'notice/nobody-knows', array( 'dismissed' => true ) )
		);
		self::assertSame(
			array( 404, 'rest_no_route' ),
			$this->send( 'notice/WELCOME1', array( 'dismissed' => true ) )
		);
		self::assertFalse( get_option( Dismissed::NOTICES ) );
	}

	public function test_the_introduction_is_seen_once_it_is_stored(): void {
		global $wpdb;
		$this->sign_in( 'administrator' );
		$break = static fn ( string $query ): string => str_contains(
			$query,
			Dismissed::MODAL
		) && preg_match( '/^\s*(INSERT|UPDATE)/i', $query ) ? 'BROKEN' : $query;
		add_filter( 'query', $break );
		$wpdb->suppress_errors( true );
		$failed = $this->send( 'seen-wc-connection-modal', array() );
		$wpdb->suppress_errors( false );
		remove_filter( 'query', $break );
		self::assertSame( array( 503, 'not_stored' ), $failed );
		self::assertSame(
			array( 200, array( 'success' => true ) ),
			$this->send( 'seen-wc-connection-modal', array() )
		);
		self::assertSame( '1', get_option( Dismissed::MODAL ) );
	}

	public function test_settings_are_put_back(): void {
		$this->sign_in( 'administrator' );
		Site_Settings::set( 'google', 'abc' );
		Site_Settings::set( 'slipstream_ai_model', 'a-model' );
		Plugin::modules()->set( Plugin::modules()->switchable( 'related-posts' ), true );
		self::assertSame( 200, $this->send( 'options/options', array( 'reset' => true ) )[0] );
		$settings = $this->rest( 'GET', '/jetpack/v4/settings' )->get_data();
		self::assertSame(
			array( '', '', true ),
			array( $settings['google'], $settings['slipstream_ai_model'], $settings['related-posts'] )
		);
	}

	public function test_modules_are_put_back(): void {
		$this->sign_in( 'administrator' );
		$modules = Plugin::modules();
		update_option( 'jetpack_active_modules', array( 'markdown', 'related-posts' ) );
		$modules->set( $modules->switchable( 'verification-tools' ), false );
		Site_Settings::set( 'slipstream_ai_model', 'a-model' );
		self::assertSame( 200, $this->send( 'options/modules', array( 'reset' => true ) )[0] );
		self::assertSame(
			array( false, true ),
			array( $modules->is_active( 'related-posts' ), $modules->is_active( 'verification-tools' ) )
		);
		self::assertSame( array( 'markdown' ), get_option( 'jetpack_active_modules' ), 'What is not ours stays.' );
		self::assertSame( 'a-model', $this->rest( 'GET', '/jetpack/v4/settings' )->get_data()['slipstream_ai_model'] );
	}

	public function test_a_module_that_a_host_keeps_off_does_not_stop_the_reset(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'jetpack_ai_enabled', '__return_false' );
		$status = $this->send( 'options/modules', array( 'reset' => true ) )[0];
		remove_filter( 'jetpack_ai_enabled', '__return_false' );
		self::assertSame( 200, $status );
	}

	public function test_only_what_is_meant_is_reset(): void {
		$this->sign_in( 'administrator' );
		Site_Settings::set( 'google', 'abc' );
		self::assertSame( array( 404, 'required_param' ), $this->send( 'options/options', array() ) );
		foreach ( array( false, 'true', 1 ) as $value ) {
			self::assertSame(
				array( 404, 'invalid_param' ),
				$this->send( 'options/options', array( 'reset' => $value ) )
			);
		}
		self::assertSame(
			array( 404, 'invalid_param' ),
			$this->send( 'options/everything', array( 'reset' => true ) )
		);
		self::assertSame( 'abc', $this->rest( 'GET', '/jetpack/v4/settings' )->get_data()['google'] );
	}
}
