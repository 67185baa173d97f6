<?php

declare( strict_types=1 );

namespace Slipstream\Connection;

use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Hub\Hub_Links;
use Slipstream\Connection\Hub\Hub_Memory;
use Slipstream\Connection\Hub\Hub_Notes;
use Slipstream\Connection\Hub\Hub_Provider;
use Slipstream\Connection\Hub\Hub_Status;
use Slipstream\Connection\Hub\Signed_Http;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Identity\Offline_Mode;
use Slipstream\Connection\Identity\Send_Guard;
use Slipstream\Connection\Providers\Own_Links;
use Slipstream\Connection\Providers\Own_Provider;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Setup\Authorization;
use Slipstream\Connection\Setup\Authorize_Page;
use Slipstream\Connection\Setup\Connection_Manager;
use Slipstream\Connection\Setup\Crisis_Choice;
use Slipstream\Connection\Setup\Disconnection;
use Slipstream\Connection\Setup\Hub_Report;
use Slipstream\Connection\Setup\Key_Rotation;
use Slipstream\Connection\Setup\Linked_Users;
use Slipstream\Connection\Setup\Provider_Choice;
use Slipstream\Connection\Setup\Provider_Report;
use Slipstream\Connection\Setup\Registration;
use Slipstream\Connection\Setup\Registration_Request;
use Slipstream\Connection\Setup\Site_Record;
use Slipstream\Connection\Setup\Token_Exchange;
use Slipstream\Connection\State\Connection_Checks;
use Slipstream\Connection\State\Connection_Data;
use Slipstream\Connection\State\Connection_Permissions;
use Slipstream\Connection\State\Hub_Checks;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Storage\Address_Claim;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Connection_Secrets;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\Last_Answers;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Connection\Writes\Pending_Writes;
use Slipstream\Connection\Writes\Site_Move;
use Slipstream\Connection\Writes\Write_Delivery;
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

	/** The current provider. */
	public function provider(): Provider {
		return $this->address()->is_own()
			? new Own_Provider( new Own_Links(), $this->site->clock() )
			: new Hub_Provider( $this->client(), $this->store(), new Last_Answers(), $this->site->clock() );
	}

	public function hub_memory(): Hub_Memory {
		return new Hub_Memory( $this->address(), $this->store(), new Last_Answers() );
	}

	/** Sends signed requests to the hub. */
	public function client(): Hub_Client {
		return new Hub_Client(
			new Signed_Http( $this->http(), $this->site->clock() ),
			$this->store(),
			$this->tokens(),
			$this->guard(),
			new Hub_Notes( $this->store(), $this->status(), $this->errors(), $this->crisis() )
		);
	}

	public function status(): Hub_Status {
		return new Hub_Status( $this->store(), $this->site->clock() );
	}

	public function manager(): Connection_Manager {
		return new Connection_Manager(
			$this->address(),
			$this->connection(),
			$this->provider(),
			$this->registration(),
			$this->writes()
		);
	}

	public function disconnection(): Disconnection {
		return new Disconnection(
			$this->address(),
			$this->connection(),
			$this->writes(),
			$this->crisis(),
			$this->errors()
		);
	}

	/** Who is linked, and who owns the connection. */
	public function linked_users(): Linked_Users {
		return new Linked_Users( $this->address(), $this->connection(), $this->writes(), $this->errors() );
	}

	public function crisis_choice(): Crisis_Choice {
		return new Crisis_Choice(
			$this->address(),
			$this->manager(),
			$this->registration(),
			$this->writes(),
			$this->crisis()
		);
	}

	public function choice(): Provider_Choice {
		return new Provider_Choice( $this->address(), $this->store(), $this->discovery() );
	}

	/** The current provider, as administrators see it. */
	public function report(): Provider_Report {
		return new Provider_Report(
			$this->address(),
			$this->connection(),
			$this->provider(),
			new Hub_Report( $this->store(), $this->status(), $this->pending() ),
			$this->crisis()
		);
	}

	/** Sends changes to the hub. */
	public function writes(): Hub_Writes {
		$move = new Site_Move(
			$this->client(),
			$this->store(),
			$this->discovery(),
			$this->claim(),
			$this->crisis()
		);
		return new Hub_Writes(
			new Write_Delivery( $this->client(), $this->hub_links(), $move ),
			$this->pending(),
			$this->hub_links(),
			$this->store(),
			$this->site->clock()
		);
	}

	/** Replaces the key of the site. */
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

	/** What clients get. */
	public function data(): Connection_Data {
		return new Connection_Data(
			$this->connection(),
			$this->offline(),
			$this->crisis(),
			$this->errors(),
			$this->store()
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
				$this->secrets(),
				new Token_Exchange(
					$this->client(),
					$this->store(),
					$this->tokens(),
					$this->errors(),
					$this->pending()
				),
				$this->site->counters()
			)
		);
	}

	public function checks(): Connection_Checks {
		return new Connection_Checks(
			$this->address(),
			$this->connection(),
			$this->offline(),
			new Hub_Checks(
				$this->provider(),
				$this->store(),
				$this->tokens(),
				$this->discovery(),
				$this->crisis()
			)
		);
	}

	public function discovery(): Discovery {
		return new Discovery( $this->http(), $this->site->clock() );
	}

	private function registration(): Registration {
		$request = new Registration_Request( $this->client(), $this->store(), $this->discovery(), $this->claim() );
		$record  = new Site_Record( $request, $this->store(), $this->tokens(), $this->crisis(), $this->errors() );
		return new Registration( $record, $request, $this->guard(), $this->site->counters() );
	}

	private function guard(): Send_Guard {
		return new Send_Guard( $this->offline(), $this->crisis() );
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
