<?php

declare( strict_types=1 );

namespace Slipstream\Connection;

use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Hub\Hub_Links;
use Slipstream\Connection\Hub\Hub_Provider;
use Slipstream\Connection\Hub\Hub_Status;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Identity\Offline_Mode;
use Slipstream\Connection\Providers\Own_Links;
use Slipstream\Connection\Providers\Own_Provider;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Providers\Provider_Answer;
use Slipstream\Connection\Setup\Authorization;
use Slipstream\Connection\Setup\Authorize_Page;
use Slipstream\Connection\Setup\Connection_Manager;
use Slipstream\Connection\Setup\Key_Rotation;
use Slipstream\Connection\Setup\Provider_Choice;
use Slipstream\Connection\Setup\Registration;
use Slipstream\Connection\State\Connection_Checks;
use Slipstream\Connection\State\Connection_Data;
use Slipstream\Connection\State\Connection_Permissions;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Storage\Address_Claim;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Connection_Secrets;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\Last_Answers;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Connection\Writes\Pending_Writes;
use Slipstream\Support\Environment;

/**
 * Builds what the routes, the pages and the command line need, when they need it.
 */
final class Connection_Services {

	public function __construct( private Environment $site ) {}

	public function address(): Provider_Address {
		return new Provider_Address();
	}

	public function store(): Hub_Store {
		return new Hub_Store( $this->address(), $this->site->secrets() );
	}

	public function tokens(): User_Tokens {
		return new User_Tokens( $this->site->secrets() );
	}

	public function connection(): Site_Connection {
		return new Site_Connection( $this->address(), new Own_Links(), $this->hub_links() );
	}

	/** The provider of now. */
	public function provider(): Provider {
		return $this->address()->is_own()
			? new Own_Provider( new Own_Links(), $this->site->clock() )
			: new Hub_Provider( $this->client(), $this->store(), new Last_Answers(), $this->site->clock() );
	}

	/** What the hub has answered last, without asking it; null where it has not, or the site is its own provider. */
	public function last_answer( string $path ): ?Provider_Answer {
		return $this->address()->is_own() ? null : ( new Last_Answers() )->find( $this->store()->current(), $path, 0 );
	}

	/** Signed requests to the hub. */
	public function client(): Hub_Client {
		return new Hub_Client(
			$this->http(),
			$this->store(),
			$this->tokens(),
			$this->crisis(),
			$this->offline(),
			$this->errors(),
			$this->status(),
			$this->site->clock()
		);
	}

	/** Whether the hub answers. */
	public function status(): Hub_Status {
		return new Hub_Status( $this->store(), $this->site->clock() );
	}

	/** What people do with the connection. */
	public function manager(): Connection_Manager {
		return new Connection_Manager(
			$this->address(),
			$this->connection(),
			$this->provider(),
			$this->registration(),
			$this->writes(),
			$this->store(),
			$this->crisis(),
			$this->errors()
		);
	}

	public function choice(): Provider_Choice {
		return new Provider_Choice(
			$this->address(),
			$this->connection(),
			$this->provider(),
			$this->store(),
			$this->tokens(),
			$this->status(),
			$this->writes(),
			$this->discovery(),
			$this->crisis()
		);
	}

	/** Changes that a hub has to know of. */
	public function writes(): Hub_Writes {
		return new Hub_Writes(
			$this->client(),
			$this->hub_links(),
			$this->store(),
			$this->crisis(),
			$this->http(),
			$this->pending(),
			$this->site->clock(),
			$this->discovery(),
			$this->claim()
		);
	}

	/** Another key for the site. */
	public function key_rotation(): Key_Rotation {
		return new Key_Rotation( $this->client(), $this->store(), $this->site->counters(), $this->address() );
	}

	/** The secrets of registrations and of links. */
	public function secrets(): Connection_Secrets {
		return new Connection_Secrets( $this->site->clock() );
	}

	public function crisis(): Identity_Crisis {
		return new Identity_Crisis( $this->store(), $this->site->clock() );
	}

	public function errors(): Connection_Errors {
		return new Connection_Errors( $this->site->clock() );
	}

	public function offline(): Offline_Mode {
		return new Offline_Mode( $this->address() );
	}

	public function permissions(): Connection_Permissions {
		return new Connection_Permissions( $this->connection(), $this->offline() );
	}

	/** What clients are told. */
	public function data(): Connection_Data {
		return new Connection_Data(
			$this->connection(),
			$this->offline(),
			$this->crisis(),
			$this->errors(),
			$this->store(),
			$this->tokens()
		);
	}

	/** The address that links a user. */
	public function authorize_page(): Authorize_Page {
		return new Authorize_Page(
			$this->connection(),
			$this->address(),
			new Authorization(
				$this->client(),
				$this->store(),
				$this->tokens(),
				$this->secrets(),
				$this->errors(),
				$this->pending()
			)
		);
	}

	public function checks(): Connection_Checks {
		return new Connection_Checks(
			$this->address(),
			$this->connection(),
			$this->provider(),
			$this->store(),
			$this->tokens(),
			$this->discovery(),
			$this->crisis(),
			$this->offline()
		);
	}

	public function discovery(): Discovery {
		return new Discovery( $this->http(), $this->site->clock() );
	}

	private function registration(): Registration {
		return new Registration(
			$this->client(),
			$this->store(),
			$this->tokens(),
			$this->discovery(),
			$this->claim(),
			$this->crisis(),
			$this->errors(),
			$this->site->counters()
		);
	}

	private function claim(): Address_Claim {
		return new Address_Claim( $this->secrets() );
	}

	private function pending(): Pending_Writes {
		return new Pending_Writes( $this->site->clock() );
	}

	private function hub_links(): Hub_Links {
		return new Hub_Links( $this->store(), $this->tokens() );
	}

	private function http(): Hub_Http {
		return new Hub_Http( $this->site->counters() );
	}
}
