<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Plans;

use Slipstream\Modules\Personal_Data;
use Slipstream\Plans\Plans_Module;
use Slipstream\Plans\Upgrade;
use Slipstream\Plans\Upgrades;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_User;

/**
 * What is kept of somebody is given to them alone, and is gone when it is said to be.
 */
final class Plans_Privacy_Test extends Test_Case {

	private function privacy(): Personal_Data {
		return Plugin::module( Plans_Module::class )->personal_data()[0];
	}

	/** Signs in as somebody who asked a hub that the site has left, long ago. */
	private function asked(): WP_User {
		$user    = $this->sign_in( 'administrator' );
		$upgrade = new Upgrade( 'https://hub.test/', 'large', 20, 'post.php?post=7', time() - 90 * DAY_IN_SECONDS );
		update_user_option( $user->ID, Upgrades::USER_OPTION, $upgrade->to_array() );
		return $user;
	}

	public function test_an_upgrade_is_exported_and_erased_wherever_and_whenever_it_was_asked_for(): void {
		$user = $this->asked();
		$data = $this->privacy()->export( $user->user_email )['data'];
		self::assertSame( 'large', $data[0]['data'][0]['value'] ?? null );
		self::assertTrue( $this->privacy()->erase( $user->user_email )['items_removed'] );
		self::assertFalse( get_user_option( Upgrades::USER_OPTION, $user->ID ) );
	}

	public function test_an_address_that_is_no_users_gets_nothing_of_who_asks_for_it(): void {
		$user = $this->asked();
		// As it is when it was asked for just now.
		$upgrades = Plugin::module( Plans_Module::class )->upgrades();
		$upgrades->remember( $user->ID, 'large', '' );
		self::assertNotNull( $upgrades->find( $user->ID ) );
		self::assertNull( $upgrades->find( 0 ) );
		self::assertSame( array(), $this->privacy()->export( 'nobody@example.test' )['data'] );
		self::assertFalse( $this->privacy()->erase( 'nobody@example.test' )['items_removed'] );
		self::assertNotNull( $upgrades->find( $user->ID ) );
	}

	public function test_what_the_database_keeps_is_told(): void {
		$user = $this->asked();
		$keep = static fn (): bool => false;
		add_filter( 'delete_user_metadata', $keep );
		$told = $this->privacy()->erase( $user->user_email );
		remove_filter( 'delete_user_metadata', $keep );
		self::assertSame( array( false, true ), array( $told['items_removed'], $told['items_retained'] ) );
	}
}
