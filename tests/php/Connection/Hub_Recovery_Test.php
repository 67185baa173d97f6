<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Storage\Connection_Errors;

require_once __DIR__ . '/Hub_Case.php';

/**
 * Sites that are revoked or wait, tokens that are broken, owners who go.
 */
final class Hub_Recovery_Test extends Hub_Case {

	public function test_a_revoked_site_notices(): void {
		$this->register();
		$this->link();
		self::on_hub( 'status', (string) $this->services()->connection()->blog_id(), 'revoked' );
		$data = $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data();
		self::assertSame(
			array( 'revoked', 'site_revoked' ),
			array( $data['state'], $data['last_answer']['error']['code'] )
		);
		$errors = json_decode(
			(string) wp_json_encode( $this->services()->data()->start_data()['connectionErrors'] ),
			true
		);
		self::assertSame( '0', $errors['no_valid_blog_token']['0']['user_id'] );
		$answer = $this->rest( 'POST', '/jetpack/v4/connection/reconnect' );
		self::assertSame( array( 403, 'site_revoked' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$test = $this->rest( 'GET', '/jetpack/v4/connection/test' );
		self::assertSame( array( 424, 'registered' ), array( $test->get_status(), $test->get_data()['code'] ) );
		self::assertContains( 'site_token', array_column( $test->get_data()['additional_errors'], 'code' ) );
	}

	public function test_a_site_that_never_came_to_its_hub_is_not_told_of_salts(): void {
		$this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => self::$hub ) );
		$test = $this->rest( 'GET', '/jetpack/v4/connection/test' )->get_data();
		self::assertSame( 'registered', $test['code'] );
		self::assertStringNotContainsString(
			'key_readable',
			implode( ' ', array_column( $test['additional_errors'] ?? array(), 'code' ) )
		);
	}

	public function test_a_site_that_waits_for_approval(): void {
		$this->register();
		self::on_hub( 'status', (string) $this->services()->connection()->blog_id(), 'pending' );
		self::assertSame( 'pending', $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['state'] );
		self::assertFalse( $this->rest( 'GET', '/jetpack/v4/connection' )->get_data()['isRegistered'] );
		self::assertSame(
			'site_pending',
			$this->rest( 'POST', '/jetpack/v4/connection/reconnect' )->get_data()['code']
		);
		self::on_hub( 'status', (string) $this->services()->store()->current()->site_id, 'active' );
		self::assertSame( 'active', $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['state'] );
		self::assertSame( admin_url( 'admin.php?page=my-jetpack' ), $this->link() );
	}

	public function test_each_broken_token_is_mended(): void {
		$this->register();
		$this->link();
		$user  = get_current_user_id();
		$again = fn (): array => $this->rest( 'POST', '/jetpack/v4/connection/reconnect' )->get_data();
		self::assertSame( 'in_progress', $again()['status'], 'Both are good: all of it anew.' );

		$this->services()->tokens()->set( self::$hub, $user, str_repeat( 'x', 43 ), 'administrator', array() );
		self::assertSame( 'in_progress', $again()['status'], 'The user’s is not.' );
		$errors = get_option( Connection_Errors::OPTION );
		self::assertSame( array( $user ), array_keys( $errors['unknown_token'] ) );
		self::assertStringStartsWith( admin_url( 'admin-post.php' ), $again()['authorizeUrl'] );
		$this->link();
		self::assertSame( array(), get_option( Connection_Errors::OPTION ), 'What works is no error any more.' );

		self::on_hub( 'forget', '0' );
		$answer = $this->rest( 'POST', '/jetpack/v4/connection/reconnect' );
		self::assertSame(
			'invitation_required',
			$answer->get_data()['code'],
			'The hub knows nothing of the site any more.'
		);
		self::assertSame( 200, $this->register()->get_status() );
		self::assertFalse(
			$this->services()->connection()->is_user_linked( $user ),
			'Tokens of another registration are good for nothing.'
		);
	}

	public function test_an_account_that_is_deleted_is_gone_at_the_hub_and_the_next_administrator_owns(): void {
		$this->register();
		$this->link();
		$owner = get_current_user_id();
		$this->sign_in( 'administrator' );
		wp_delete_user( $owner );
		wp_cache_flush();
		self::assertSame(
			array( array( 'unlink', $owner ) ),
			array_map(
				static fn ( array $write ): array => array( $write['action'], $write['user_id'] ),
				$this->services()->writes()->pending()->all()
			)
		);
		self::assertSame( 0, $this->services()->connection()->owner_id() );
		self::assertSame( admin_url( 'admin.php?page=my-jetpack' ), $this->link() );
		self::assertSame( get_current_user_id(), $this->services()->connection()->owner_id() );
		do_action( Connection_Module::RETRY_EVENT );
		self::assertSame(
			array( get_current_user_id() ),
			array_column( $this->services()->provider()->get( 'hub/site' )->body['users'], 'id' )
		);
		wp_clear_scheduled_hook( Connection_Module::RETRY_EVENT );
	}
}
