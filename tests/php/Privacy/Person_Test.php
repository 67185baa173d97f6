<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Privacy;

use RuntimeException;
use Slipstream\Modules\Person;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * A database that fails is not the same as nobody.
 */
final class Person_Test extends Test_Case {

	protected const COMMITS = true;

	public function test_it_is_the_user_of_the_address(): void {
		$user = $this->sign_in( 'author' );
		self::assertSame( $user->ID, Person::of( $user->user_email )?->ID );
		self::assertNull( Person::of( 'nobody@example.test' ) );
	}

	public function test_a_database_that_fails_is_said(): void {
		global $wpdb;
		$wpdb->suppress_errors( true );
		$break = static fn ( string $query ): string => str_contains(
			$query,
			'user_email'
		) ? 'SELECT nothing FROM nowhere' : $query;
		add_filter( 'query', $break );
		try {
			$this->expectException( RuntimeException::class );
			Person::of( 'nobody@example.test' );
		} finally {
			remove_filter( 'query', $break );
			$wpdb->suppress_errors( false );
		}
	}

	public function test_data_of_a_module_counts_as_there_where_the_database_does_not_say(): void {
		global $wpdb;
		$installer = new Installer( Plugin::modules() );
		$module    = Plugin::module( \Slipstream\Stats\Stats_Module::class );
		$installer->install_tables_of( $module );
		self::assertTrue( $installer->has_tables_of( $module ) );
		$wpdb->suppress_errors( true );
		$break = static fn ( string $query ): string => str_contains(
			$query,
			'SHOW TABLES'
		) ? 'SELECT nothing FROM nowhere' : $query;
		add_filter( 'query', $break );
		self::assertTrue( $installer->has_tables_of( $module ) );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( false );
	}
}
