/** What a use case returns when its answer lies elsewhere: the caller is sent there (303). */
export class SeeOther {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}
