<?php

declare( strict_types=1 );

namespace Slipstream\Connection;

use Slipstream\Connection\Cli\Connection_Command;
use Slipstream\Connection\Hub\Hub_Memory;
use Slipstream\Connection\Hub\Hub_Status;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Own_Links;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Rest\Connection_Controller;
use Slipstream\Connection\Rest\Connection_User_Controller;
use Slipstream\Connection\Rest\Identity_Crisis_Controller;
use Slipstream\Connection\Rest\Provider_Controller;
use Slipstream\Connection\Rest\Registration_Controller;
use Slipstream\Connection\Setup\Authorize_Page;
use Slipstream\Connection\State\Connection_Data;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Connection_Secrets;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\Last_Answers;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Connection\Writes\Pending_Writes;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Connection_State;
use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\With_Commands;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Support\Command_Output;
use Slipstream\Support\Environment;

/**
 * Registers the site, links its users, and gives clients the state of both.
 */
final class Connection_Module implements
	Connection_State,
	With_External_Hosts,
	With_Commands,
	With_Health_Checks,
	With_Install,
	With_Privacy,
	With_Routes,
	With_Start_Data,
	With_Stored_Data {


	/**
	 * The event that retries changes that could not be sent to a hub. Named here so that a page of the site loads no
	 * class for it.
	 */
	public const RETRY_EVENT = 'slipstream_retry_writes';

	public function __construct( private Environment $site ) {}

	public function slug(): string {
		return 'connection';
	}

	public function add_hooks(): void {
		add_filter(
			'map_meta_cap',
			fn ( array $capabilities, string $asked, int $user_id ): array => str_starts_with( $asked, 'jetpack_' )
				? $this->services()->permissions()->map( $capabilities, $asked, $user_id )
				: $capabilities,
			10,
			3
		);
		add_action( self::RETRY_EVENT, array( $this, 'retry_writes' ) );
		add_action( 'delete_user', fn ( int $user_id ) => $this->forget_user( $user_id ) );
		add_action( 'remove_user_from_blog', fn ( int $user_id ) => $this->forget_user( $user_id ) );
		if ( is_admin() ) {
			add_action( 'admin_init', fn () => $this->connection()->connect_automatically( wp_get_current_user() ) );
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked by Authorization::complete().
			if ( isset( $_GET['handler'] ) ) {
				add_action( 'admin_init', fn () => $this->authorize_page()->handle_return(), 20 );
			}
			add_action( 'admin_notices', fn () => $this->trouble()->print_notice() );
			add_action( 'admin_post_' . Authorize_Page::ACTION, fn () => $this->authorize_page()->handle() );
		}
	}

	public function commands( Command_Output $output ): array {
		return array( 'slipstream connection' => new Connection_Command( $this->services(), $output ) );
	}

	/** Makes sure that every page finds which provider the site has without asking for what is not there. */
	public function install(): void {
		Provider_Address::install();
	}

	public function external_hosts(): array {
		$address = $this->services()->address()->current();
		return '' === $address ? array() : array(
			new External_Host(
				__( 'Connection', 'slipstream' ),
				External_Host::of( $address ),
				External_Host::AUTHORS,
				__(
					'This site’s addresses, name, and versions; each connected user’s ID, role, and name, and their email address if they allow it; and AI requests with their texts.',
					'slipstream'
				)
			),
		);
	}

	public function health_checks(): array {
		return array( $this->trouble()->check() );
	}

	private function trouble(): Connection_Trouble {
		return new Connection_Trouble( $this->services() );
	}

	public function is_registered(): bool {
		return $this->connection()->is_registered();
	}

	public function owner_id(): int {
		return $this->connection()->owner_id();
	}

	public function connection(): Site_Connection {
		return $this->services()->connection();
	}

	/** The current provider. */
	public function provider(): Provider {
		return $this->services()->provider();
	}

	/** The address that links a user. */
	public function authorize_page(): Authorize_Page {
		return $this->services()->authorize_page();
	}

	/** What the site knows of its provider without asking it. */
	public function hub_memory(): Hub_Memory {
		return $this->services()->hub_memory();
	}

	/** What clients get about the connection. */
	public function data(): Connection_Data {
		return $this->services()->data();
	}

	public function services(): Connection_Services {
		return new Connection_Services( $this->site );
	}

	public function controllers(): array {
		$services = $this->services();
		return array(
			new Connection_Controller( $services ),
			new Registration_Controller( $services ),
			new Connection_User_Controller( $services ),
			new Provider_Controller( $services ),
			new Identity_Crisis_Controller( $services ),
		);
	}

	/** Where the provider is, and the connection for the current user. No provider is asked. */
	public function start_data(): array {
		return array(
			'providerRoot' => fn (): string => esc_url_raw( $this->provider_root() ),
			'siteSuffix'   => fn (): string => $this->connection()->site_suffix(),
			'siteType'     => static fn (): string => 'self-hosted',
			'blogId'       => fn (): int => $this->connection()->blog_id(),
			'connection'   => function (): array {
				self::prime();
				return $this->data()->start_data();
			},
		);
	}

	public function personal_data(): array {
		return array( new Connection_Privacy( $this->services()->tokens(), $this->services()->writes() ) );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data(
			options: array(
				Own_Links::OPTION,
				Provider_Address::OPTION,
				Hub_Store::OPTION,
				Hub_Status::OPTION,
				Pending_Writes::OPTION,
				Connection_Errors::OPTION,
				Connection_Secrets::OPTION,
				Identity_Crisis::OPTION,
				Identity_Crisis::SAFE_MODE,
			),
			user_meta: array( Own_Links::USER_OPTION, User_Tokens::USER_OPTION ),
			events: array( self::RETRY_EVENT ),
			transients: array( Last_Answers::TRANSIENTS )
		);
	}

	/** Reads options that are mostly missing in one query where all of them are needed. */
	private static function prime(): void {
		wp_prime_option_caches(
			array(
				Provider_Address::OPTION,
				Hub_Store::OPTION,
				Connection_Errors::OPTION,
				Identity_Crisis::OPTION,
				Identity_Crisis::SAFE_MODE,
				'jetpack_offline_mode',
			)
		);
	}

	/** The root of the REST API that the browser asks: that of the hub if the site is active there. */
	private function provider_root(): string {
		self::prime();
		$record = $this->services()->store()->current();
		return Hub_Record::ACTIVE === $record->status ? $record->root : rest_url();
	}

	/** Retries changes that could not be sent to the hub. If the database fails, the next run does it. */
	public function retry_writes(): void {
		try {
			$this->services()->writes()->retry();
		} catch ( Request_Error ) {
			$this->services()->writes()->pending()->schedule();
		}
	}

	/** Tells the hub later that an account is gone from this site. */
	private function forget_user( int $user_id ): void {
		try {
			$this->services()->writes()->forget_later( $user_id );
		} catch ( Request_Error ) {
			// The account is deleted all the same; nobody has its token any more.
			return;
		}
	}
}
