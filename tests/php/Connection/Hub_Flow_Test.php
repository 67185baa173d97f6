<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Support\Environment;

require_once __DIR__ . '/Hub_Case.php';

/**
 * Connects, links, hands over and leaves, with a real hub at the other end.
 */
final class Hub_Flow_Test extends Hub_Case {

	public function test_a_site_registers_and_its_users_are_linked(): void {
		$owner = wp_get_current_user();
		$this->services()->connection()->register( $owner->ID );
		$answer = $this->register();
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertStringStartsWith( admin_url( 'admin-post.php?action=slipstream_authorize' ), $answer->get_data()['authorizeUrl'] );
		$provider = $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data();
		self::assertSame( array( self::$hub, 'The hub', false, 'active', null, array() ), array( $provider['address'], $provider['name'], $provider['is_own'], $provider['state'], $provider['crisis'], $provider['users'] ) );
		self::assertEqualsWithDelta( time(), $provider['last_answer']['at'], 5 );
		self::assertFalse( $this->rest( 'GET', '/jetpack/v4/connection' )->get_data()['isUserConnected'], 'The links of the own provider are others.' );

		self::assertSame( admin_url( 'admin.php?page=my-jetpack' ), $this->link() );
		$data = $this->rest( 'GET', '/jetpack/v4/connection/data' )->get_data();
		self::assertTrue( $data['currentUser']['isConnected'] && $data['currentUser']['isMaster'] );
		self::assertSame( $provider['site_id'], $data['currentUser']['blogId'] );
		self::assertSame( 'owner@example.test', $data['currentUser']['wpcomUser']['email'] );

		$author = $this->sign_in( 'author' );
		self::assertSame( admin_url( 'admin.php?page=my-jetpack' ), $this->link( 'share' ) );
		$data = $this->rest( 'GET', '/jetpack/v4/connection/data' )->get_data();
		self::assertTrue( $data['currentUser']['isConnected'] );
		self::assertFalse( $data['currentUser']['isMaster'] );
		self::assertSame( strtolower( $author->user_email ), $data['currentUser']['wpcomUser']['email'], 'It was shared.' );
		self::assertSame( 'author', $this->services()->provider()->get( 'hub/user', $author->ID )->body['role'] );

		wp_set_current_user( $owner->ID );
		$test = $this->rest( 'GET', '/jetpack/v4/connection/test' );
		self::assertSame( 200, $test->get_status(), (string) wp_json_encode( $test->get_data() ) );
		self::assertSame( array( 'offline_mode', 'registered', 'owner', 'key_readable', 'address_unchanged', 'provider_reachable', 'clock', 'site_token', 'user_token' ), $test->get_data()['tests_run'] );
		self::assertSame( array( $owner->ID, $author->ID ), array_column( $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['users'], 'id' ) );
	}

	public function test_the_key_is_replaced_and_links_stay(): void {
		self::assertSame( 409, $this->rest( 'POST', '/slipstream/v1/connection/key' )->get_status(), 'A site of its own signs nothing.' );
		$this->register();
		$this->link();
		$store  = $this->services()->store();
		$before = $store->current();
		self::assertSame( 'active', $this->rest( 'POST', '/slipstream/v1/connection/key' )->get_data()['state'] );
		$after = $store->current();
		self::assertNotSame( $store->key( $before )?->public_key, $store->key( $after )?->public_key );
		self::assertSame( $before->site_id, $after->site_id );
		self::assertSame( self::$site, $this->services()->provider()->get( 'hub/site' )->body['URL'] );
		self::assertSame( 'administrator', $this->services()->provider()->get( 'hub/user', get_current_user_id() )->body['role'] );

		// A process was killed when the hub knew a key that the site had stored only beside the other.
		$store->update( $before->address, static fn (): array => array( 'next_key' => $after->key ) + $before->to_array() );
		self::assertSame( self::$site, $this->services()->provider()->get( 'hub/site' )->body['URL'] );
		self::assertSame( $after->key, $store->current()->key );

		// Another was killed before the hub had got the key.
		$store->update( $after->address, static fn (): array => array( 'next_key' => $before->key ) + $after->to_array() );
		self::assertSame( 200, $this->rest( 'POST', '/slipstream/v1/connection/key' )->get_status() );
		self::assertSame( '', $store->current()->next_key );
		self::assertNotSame( $after->key, $store->current()->key );
		self::assertSame( self::$site, $this->services()->provider()->get( 'hub/site' )->body['URL'] );

		// A key that the hub does not know is no way in.
		$lost = $store->bound( Key_Pair::generate() )['key'];
		$store->update(
			self::$hub,
			static fn (): array => array(
				'key'      => $lost,
				'next_key' => $store->bound( Key_Pair::generate() )['key'],
			)
		);
		self::assertSame( 403, $this->rest( 'POST', '/slipstream/v1/connection/key' )->get_status() );
		self::assertSame( $lost, $store->current()->key );
	}

	public function test_two_do_not_replace_the_key_at_once(): void {
		$this->register();
		( new Environment() )->counters()->claim( 'connection-key', 60 );
		$answer = $this->rest( 'POST', '/slipstream/v1/connection/key' );
		self::assertSame( array( 409, 'rotation_in_progress' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_no_secret_is_readable_in_the_database(): void {
		global $wpdb;
		$this->register();
		$this->link();
		$user   = get_current_user_id();
		$token  = (string) $this->services()->tokens()->token( self::$hub, $user );
		$pair   = $this->services()->store()->key( $this->services()->store()->current() );
		$stored = implode( "\n", array( ...$wpdb->get_col( "SELECT option_value FROM $wpdb->options" ), ...$wpdb->get_col( "SELECT meta_value FROM $wpdb->usermeta" ) ) );
		self::assertGreaterThan( 30, strlen( $token ) );
		self::assertNotNull( $pair );
		self::assertStringNotContainsString( $token, $stored );
		self::assertStringNotContainsString( base64_encode( $pair->secret_key ), $stored );
		self::assertStringNotContainsString( self::$invitation, $stored, 'It was used.' );
		self::assertStringNotContainsString( 'jetpack_register_', $stored, 'The call-back has used the secrets up.' );
		$told = (string) wp_json_encode( array( $this->rest( 'GET', '/jetpack/v4/connection/data' )->get_data(), $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data(), $this->services()->data()->start_data() ) );
		self::assertStringNotContainsString( $token, $told );
	}

	public function test_saying_no_changes_nothing(): void {
		$this->register();
		self::assertStringContainsString( 'You denied the connection', $this->link( 'deny' ) );
		self::assertFalse( $this->rest( 'GET', '/jetpack/v4/connection' )->get_data()['isUserConnected'] );
		self::assertSame( admin_url( 'admin.php?page=my-jetpack' ), $this->link() );
	}

	public function test_who_comes_back_twice_is_led_on_both_times(): void {
		$this->register();
		$first = '';
		foreach ( array( 'deny', 'approve' ) as $answer ) {
			$first = $this->link( $answer );
			self::assertSame( $first, $this->come_back( $this->back ), $answer );
		}
		self::assertSame( admin_url( 'admin.php?page=my-jetpack' ), $first );
		self::assertTrue( $this->rest( 'GET', '/jetpack/v4/connection' )->get_data()['isUserConnected'] );
	}

	public function test_who_comes_back_to_a_site_that_has_left_the_hub_is_told(): void {
		$this->register();
		$mine = admin_url( 'admin.php?handler=jetpack-connection-webhooks&action=authorize&_wpnonce=x&redirect=x&code=x&state=x' );
		$this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => '' ) );
		self::assertStringContainsString( 'left the hub', $this->come_back( $mine ) );
	}

	public function test_the_way_back_is_for_who_began_it(): void {
		$this->register();
		$mine = admin_url( 'admin.php?handler=jetpack-connection-webhooks&action=authorize&_wpnonce=' . wp_create_nonce( 'jetpack-authorize_administrator_x' ) . '&redirect=x' );
		self::assertStringContainsString( 'is incomplete', $this->come_back( $mine ) );
		self::assertStringContainsString( 'another request', $this->come_back( "$mine&code=abc&state=1.forged" ) );
		self::assertStringContainsString( 'has expired', $this->come_back( "{$mine}2&code=abc&state=1.forged" ) );
		$state = get_current_user_id() . '.' . $this->services()->secrets()->get( 'authorize', get_current_user_id() )['secret_1'];
		self::assertStringContainsString( 'is incomplete', $this->come_back( "$mine&state=$state" ) );
		self::assertStringContainsString( 'has expired or has already been used', $this->come_back( "$mine&code=abc&state=$state" ) );
		$nonce = wp_create_nonce( 'jetpack-authorize_administrator_x' );
		$this->sign_in( 'administrator' );
		self::assertStringContainsString( 'has expired', $this->come_back( admin_url( "admin.php?handler=jetpack-connection-webhooks&action=authorize&_wpnonce=$nonce&redirect=x&code=abc&state=$state" ) ) );
		self::assertFalse( $this->rest( 'GET', '/jetpack/v4/connection' )->get_data()['hasConnectedOwner'] );
	}

	public function test_the_owner_hands_over_and_leaves(): void {
		$owner = wp_get_current_user();
		$this->register();
		$this->link();
		$second = $this->sign_in( 'administrator' );
		self::assertSame( 'new_owner_not_connected', $this->rest( 'POST', '/jetpack/v4/connection/owner', array( 'owner' => $second->ID ) )->get_data()['code'] );
		$this->link();
		wp_set_current_user( $owner->ID );
		self::assertSame( 'unlink_user_failed', $this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) )->get_data()['code'] );
		self::assertSame( array( 'code' => 'success' ), $this->rest( 'POST', '/jetpack/v4/connection/owner', array( 'owner' => $second->ID ) )->get_data() );
		self::assertSame( $second->ID, $this->services()->connection()->owner_id() );
		$gone = $this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) );
		self::assertSame( array( 'code' => 'success' ), $gone->get_data() );
		self::assertNull( $this->services()->tokens()->token( self::$hub, $owner->ID ) );
		$users = $this->services()->provider()->get( 'hub/site' )->body['users'];
		self::assertSame( array( $second->ID ), array_column( $users, 'id' ) );
	}

	public function test_the_owner_leaves_with_everybody(): void {
		$owner = wp_get_current_user();
		$this->register();
		$this->link();
		$this->sign_in( 'author' );
		$this->link();
		$all   = array(
			'linked'               => false,
			'disconnect-all-users' => true,
		);
		$other = $this->rest( 'POST', '/jetpack/v4/connection/user', $all );
		self::assertSame( array( 403, 'unlink_user_failed' ), array( $other->get_status(), $other->get_data()['code'] ) );
		self::assertCount( 2, $this->services()->connection()->links()->users() );
		wp_set_current_user( $owner->ID );
		self::assertSame( 400, $this->rest( 'POST', '/jetpack/v4/connection/user', array( 'disconnect-all-users' => 'all' ) + $all )->get_status() );
		self::assertSame( array( 'code' => 'success' ), $this->rest( 'POST', '/jetpack/v4/connection/user', $all )->get_data() );
		self::assertSame( array(), $this->services()->connection()->links()->users() );
		self::assertSame( array( 0, array() ), array_values( array_intersect_key( $this->services()->provider()->get( 'hub/site' )->body, array_flip( array( 'owner', 'users' ) ) ) ) );
	}

	public function test_back_to_the_own_provider_and_to_the_hub_again(): void {
		$owner = wp_get_current_user();
		$this->services()->connection()->register( $owner->ID );
		$this->register();
		$this->link();
		$number = $this->services()->connection()->blog_id();
		$own    = $this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => '' ) )->get_data();
		self::assertSame( array( 'own', '', array( $owner->ID ) ), array( $own['state'], $own['address'], array_column( $own['users'], 'id' ) ) );
		self::assertSame( get_current_blog_id(), $this->services()->connection()->blog_id() );
		$back = $this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => self::$hub . '/' ) )->get_data();
		self::assertSame( array( 'active', $number, array( $owner->ID ) ), array( $back['state'], $back['site_id'], array_column( $back['users'], 'id' ) ) );
		self::assertTrue( $this->services()->provider()->get( 'hub/user', $owner->ID )->body['is_owner'] );
	}

	public function test_disconnecting_tells_the_hub_and_forgets_everything(): void {
		$this->register();
		$this->link();
		$fired = array();
		$note  = static function () use ( &$fired ): void {
			$fired[] = current_action();
		};
		add_action( 'jetpack_site_before_disconnected', $note );
		add_action( 'jetpack_site_disconnected', $note );
		self::assertSame( array( 'code' => 'success' ), $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )->get_data() );
		remove_action( 'jetpack_site_before_disconnected', $note );
		remove_action( 'jetpack_site_disconnected', $note );
		self::assertSame( array( 'jetpack_site_before_disconnected', 'jetpack_site_disconnected' ), $fired );
		self::assertSame( array(), $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['pending_writes'] );
		self::assertSame( '', $this->services()->store()->current()->key );
		self::assertFalse( $this->services()->connection()->is_user_linked( get_current_user_id() ) );
		self::assertSame( 'disconnect_failed', $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )->get_data()['code'] );
		self::assertSame( 200, $this->register()->get_status(), 'The address is free again, with another key.' );
	}

	public function test_a_site_without_an_invitation_is_told_so(): void {
		$this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => self::$hub ) );
		$answer = $this->rest( 'POST', '/jetpack/v4/connection/register' );
		self::assertSame( array( 403, 'invitation_required' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => self::$hub . '/#slipstream-invitation=' . self::$invitation ) );
		self::assertSame( 200, $this->rest( 'POST', '/jetpack/v4/connection/register' )->get_status() );
	}

	public function test_the_account_is_exported_and_erased(): void {
		$this->register();
		$this->link();
		$author = $this->sign_in( 'author' );
		$this->link();
		$data   = Plugin::module( Connection_Module::class )->personal_data()[0];
		$export = $data->export( $author->user_email, 1 );
		self::assertContains( 'Author', array_column( $export['data'][0]['data'], 'value' ) );
		self::assertStringNotContainsString( (string) $this->services()->tokens()->token( self::$hub, $author->ID ), (string) wp_json_encode( $export ) );
		self::assertTrue( $data->erase( $author->user_email, 1 )['items_removed'] );
		self::assertFalse( $this->services()->connection()->is_user_linked( $author->ID ) );
		$this->services()->writes()->retry();
		self::assertCount( 1, $this->services()->provider()->get( 'hub/site' )->body['users'] );
		self::assertFalse( $data->erase( 'nobody@example.test', 1 )['items_removed'] );
		wp_clear_scheduled_hook( Connection_Module::RETRY_EVENT );
	}
}
